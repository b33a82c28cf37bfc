<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Disconnetti</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Annulla l&apos;esecuzione</translation>
    </message>
    <message>
        <source>E&amp;xport Result…</source>
        <translation>E&amp;sporta risultato…</translation>
    </message>
    <message>
        <source>Command &amp;Palette…</source>
        <translation>Tav&amp;olozza dei comandi…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Scorciatoie da &amp;tastiera</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Chiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Sc&amp;uro</translation>
    </message>
    <message>
        <source>&amp;About Querymend</source>
        <translation>&amp;Informazioni su Querymend</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>C&amp;ompare Attempts…</source>
        <translation>Confronta tentati&amp;vi…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiche…</translation>
    </message>
    <message>
        <source>Presenter Mode Without &amp;Values</source>
        <translation>Modalità presentazione senza &amp;valori</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>Contrasto &amp;elevato</translation>
    </message>
    <message>
        <source>&amp;Connect to Database…</source>
        <translation>&amp;Connetti a un database…</translation>
    </message>
    <message>
        <source>Go to &amp;Question</source>
        <translation>Vai alla &amp;domanda</translation>
    </message>
    <message>
        <source>Go to &amp;SQL</source>
        <translation>Vai all&apos;&amp;SQL</translation>
    </message>
    <message>
        <source>Go to &amp;Results</source>
        <translation>Vai ai &amp;risultati</translation>
    </message>
    <message>
        <source>Go to Sc&amp;hema</source>
        <translation>Vai allo sc&amp;hema</translation>
    </message>
    <message>
        <source>Play &amp;Demonstration…</source>
        <translation>Riproduci &amp;dimostrazione…</translation>
    </message>
    <message>
        <source>Run &amp;History…</source>
        <translation>Storico de&amp;lle esecuzioni…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>I&amp;mpostazioni…</translation>
    </message>
    <message>
        <source>Re&amp;fresh Schema</source>
        <translation>A&amp;ggiorna schema</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Sistema</translation>
    </message>
    <message>
        <source>&amp;Import Run…</source>
        <translation>&amp;Importa esecuzione…</translation>
    </message>
    <message>
        <source>Run La&amp;yout</source>
        <translation>La&amp;yout esecuzione</translation>
    </message>
    <message>
        <source>Switch Between Card and &amp;Error</source>
        <translation>Passa tra scheda ed &amp;errore</translation>
    </message>
    <message>
        <source>Export R&amp;un…</source>
        <translation>Esporta esecu&amp;zione…</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>Ripristina dis&amp;posizione</translation>
    </message>
    <message>
        <source>Presenter &amp;Mode</source>
        <translation>&amp;Modalità presentazione</translation>
    </message>
    <message>
        <source>Go to &amp;Menus</source>
        <translation>Vai ai &amp;menu</translation>
    </message>
    <message>
        <source>Go to &amp;Attempt</source>
        <translation>Vai &amp;al tentativo</translation>
    </message>
    <message>
        <source>Go to T&amp;imeline</source>
        <translation>Vai alla &amp;cronologia</translation>
    </message>
    <message>
        <source>&amp;What Left This Machine…</source>
        <translation>Cosa è uscito da &amp;questo computer…</translation>
    </message>
    <message>
        <source>Glossary…</source>
        <translation>Glossario…</translation>
    </message>
    <message>
        <source>Import Co&amp;nnections…</source>
        <translation>Importa co&amp;nnessioni…</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>Tour &amp;guidato</translation>
    </message>
    <message>
        <source>Check This &amp;System…</source>
        <translation>&amp;Controlla questo sistema…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>&amp;Apri cartella…</translation>
    </message>
    <message>
        <source>C&amp;lose Folder</source>
        <translation>Chi&amp;udi cartella</translation>
    </message>
    <message>
        <source>Go to &amp;Files</source>
        <translation>Vai ai &amp;file</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Look</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>Dimensione del &amp;carattere</translation>
    </message>
    <message>
        <source> px</source>
        <translation> px</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Densità</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compatta</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Comoda</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contrasto elevato</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Come il sistema</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Tastiera</translation>
    </message>
    <message>
        <source>T&amp;ab indents in the SQL editor</source>
        <translation>T&amp;ab inserisce un rientro nell'editor SQL</translation>
    </message>
    <message>
        <source>Otherwise Tab goes to the next control, and Ctrl+] indents</source>
        <translation>Altrimenti Tab passa al controllo successivo e Ctrl+] inserisce un rientro</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>Ani&amp;mazioni</translation>
    </message>
    <message>
        <source>Whether demonstrations and replays are shown as they unfold</source>
        <translation>Se mostrare dimostrazioni e riproduzioni mentre si svolgono</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Ridotte</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Complete</translation>
    </message>
</context>
<context>
    <name>AttemptViews</name>
    <message>
        <source>Answer</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Your text · %1</source>
        <translation>Il tuo testo · %1</translation>
    </message>
    <message>
        <source>%1 ran on a database that is not open, so it has no rows here.</source>
        <translation>%1: eseguito su un database non aperto, quindi qui non ci sono righe.</translation>
    </message>
    <message>
        <source>%1 did not pass the checks, so it has no rows.</source>
        <translation>%1: controlli non superati, quindi nessuna riga.</translation>
    </message>
    <message>
        <source>%1 was not fully checked because the database was lost, so it has no rows.</source>
        <translation>%1: controlli interrotti perché il database non è più raggiungibile, quindi nessuna riga.</translation>
    </message>
    <message>
        <source>%1 has no SQL, so it has no rows.</source>
        <translation>%1: nessun SQL, quindi nessuna riga.</translation>
    </message>
    <message>
        <source>%1 has not passed the checks yet, so it has no rows.</source>
        <translation>%1: controlli non ancora superati, quindi nessuna riga.</translation>
    </message>
    <message>
        <source>%1 was not checked, so it has no rows.</source>
        <translation>%1: non controllato, quindi nessuna riga.</translation>
    </message>
    <message>
        <source>fork · %1</source>
        <translation>ramo · %1</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 · the answer</source>
        <translation>%1 · la risposta</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>identico</translation>
    </message>
    <message>
        <source>the same, in another order</source>
        <translation>identico, in un altro ordine</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>solo a sinistra</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>solo a destra</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modificato</translation>
    </message>
    <message>
        <source>The results have no column in common: %1 on the left, %2 on the right.</source>
        <translation>I risultati non hanno colonne in comune: %1 a sinistra, %2 a destra.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows in both</source>
        <translation>
            <numerusform>%n riga in entrambi</numerusform>
            <numerusform>%n righe in entrambi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n solo a sinistra</numerusform>
            <numerusform>%n solo a sinistra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n solo a destra</numerusform>
            <numerusform>%n solo a destra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modificata</numerusform>
            <numerusform>%n modificate</numerusform>
        </translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>in un altro ordine</translation>
    </message>
    <message>
        <source>matched by %1</source>
        <translation>abbinate per %1</translation>
    </message>
    <message>
        <source>Columns only on the left: %1</source>
        <translation>Colonne solo a sinistra: %1</translation>
    </message>
    <message>
        <source>Columns only on the right: %1</source>
        <translation>Colonne solo a destra: %1</translation>
    </message>
    <message>
        <source>%1 · best of lane %2</source>
        <translation>%1 · il migliore della corsia %2</translation>
    </message>
    <message>
        <source>%1 · no answer</source>
        <translation>%1 · nessuna risposta</translation>
    </message>
    <message>
        <source>next hint: %1</source>
        <translation>suggerimento successivo: %1</translation>
    </message>
    <message>
        <source>No model was called on either side.</source>
        <translation>Nessun modello chiamato da nessuno dei due lati.</translation>
    </message>
    <message>
        <source>Only the first %1 rows of each side were read; some differences may be due to that.</source>
        <translation>Sono state lette solo le prime %1 righe per lato: alcune differenze possono dipendere da questo.</translation>
    </message>
    <message numerus="yes">
        <source>Identical results: %n rows</source>
        <translation>
            <numerusform>Risultati identici: %n riga</numerusform>
            <numerusform>Risultati identici: %n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionFields</name>
    <message>
        <source>or from a co&amp;mmand</source>
        <translation>o da un co&amp;mando</translation>
    </message>
    <message>
        <source>A program, with arguments, that prints the password in its first line; it is never saved</source>
        <translation>Un programma, con argomenti, che stampa la password nella prima riga; non viene mai salvata</translation>
    </message>
    <message>
        <source>&amp;SSH host</source>
        <translation>Host &amp;SSH</translation>
    </message>
    <message>
        <source>The SSH host on the way to the server: a host, user@host or an alias of ~/.ssh/config</source>
        <translation>L&apos;host SSH che porta al server: un host, utente@host o un alias di ~/.ssh/config</translation>
    </message>
    <message>
        <source>Paste a U&amp;RL</source>
        <translation>Incolla un U&amp;RL</translation>
    </message>
    <message>
        <source>postgresql://user@host/database</source>
        <translation>postgresql://utente@host/database</translation>
    </message>
    <message>
        <source>pass show shop</source>
        <translation>pass show shop</translation>
    </message>
    <message>
        <source>user@bastion</source>
        <translation>utente@bastion</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Colore</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>A database file</source>
        <translation>Un file di database</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Sfoglia…</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Host</translation>
    </message>
    <message>
        <source>localhost</source>
        <translation>localhost</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>P&amp;orta</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Database</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Utente</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Pass&amp;word</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>&amp;Cifratura</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>&amp;Opzioni</translation>
    </message>
    <message>
        <source>connect_timeout=10&amp;…</source>
        <translation>connect_timeout=10&amp;…</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>Oggetti c&amp;onsentiti</translation>
    </message>
    <message>
        <source>Only tab&amp;les</source>
        <translation>Solo le ta&amp;belle</translation>
    </message>
    <message>
        <source>the only ones queries may use: orders, sales.*, …</source>
        <translation>utilizzabili dalle query: orders, sales.*, …</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <translation>A&amp;genti</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Nessun accesso</translation>
    </message>
    <message>
        <source>Schema and queries</source>
        <translation>Schema e query</translation>
    </message>
    <message>
        <source>Schema, queries and sample values</source>
        <translation>Schema, query e valori di esempio</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Sorgente</translation>
    </message>
    <message>
        <source>DSN=shop;UID=reader  or  Driver={…};Server=…</source>
        <translation>DSN=shop;UID=reader  o  Driver={…};Server=…</translation>
    </message>
    <message>
        <source>default</source>
        <translation>predefinita</translation>
    </message>
    <message>
        <source>functions and views to allow: public.order_total, …</source>
        <translation>funzioni e viste: public.order_total, …</translation>
    </message>
    <message>
        <source>Save the password in the s&amp;ystem&apos;s key store</source>
        <translation>Salva la password nel portachiavi di s&amp;istema</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>The driver for %1 is not installed. Install Debian&apos;s package %2.</source>
        <translation>Il driver per %1 non è installato. Installa il pacchetto Debian %2.</translation>
    </message>
    <message>
        <source>%1 needs the library libduckdb, which was not found. Help ▸ Check This System… fetches it with npm. Or download libduckdb.so from duckdb.org and put it into /usr/local/lib, or name the file in the environment variable QUERYMEND_DUCKDB_LIBRARY, and restart Querymend.</source>
        <translation>%1 richiede la libreria libduckdb, che non è stata trovata. Aiuto ▸ Controlla questo sistema… la scarica con npm. Oppure scarica libduckdb.so da duckdb.org e mettila in /usr/local/lib, o indica il file nella variabile d&apos;ambiente QUERYMEND_DUCKDB_LIBRARY, e riavvia Querymend.</translation>
    </message>
    <message>
        <source>Grou&amp;p</source>
        <translation>Gru&amp;ppo</translation>
    </message>
    <message>
        <source>Lists show the connections of a group below its name</source>
        <translation>Gli elenchi mostrano le connessioni di un gruppo sotto il suo nome</translation>
    </message>
    <message>
        <source>Product&amp;ion database</source>
        <translation>Database di produ&amp;zione</translation>
    </message>
    <message>
        <source>The window says PRODUCTION wherever you use this database</source>
        <translation>La finestra mostra PRODUZIONE ovunque usi questo database</translation>
    </message>
</context>
<context>
    <name>ConnectionPane</name>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>Connessioni salvate</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Nuova connessione</translation>
    </message>
    <message>
        <source>Duplicate this connection</source>
        <translation>Duplica questa connessione</translation>
    </message>
    <message>
        <source>Delete this connection</source>
        <translation>Elimina questa connessione</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Risultato della verifica</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Verifica della connessione in corso</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connetti</translation>
    </message>
    <message>
        <source>&lt;b&gt;Read-only.&lt;/b&gt; Every statement is checked before it is sent, and runs in a session that cannot write. You can&apos;t change anything in the database from here.</source>
        <translation>&lt;b&gt;Sola lettura.&lt;/b&gt; Ogni istruzione viene controllata prima dell&apos;invio ed eseguita in una sessione che non può scrivere. Da qui non puoi modificare nulla nel database.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the result</source>
        <translation>Esporta il risultato</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>F&amp;ormato</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON (array of objects)</source>
        <translation>JSON (array di oggetti)</translation>
    </message>
    <message>
        <source>JSON (one object per line)</source>
        <translation>JSON (un oggetto per riga)</translation>
    </message>
    <message>
        <source>XLSX (Excel, LibreOffice)</source>
        <translation>XLSX (Excel, LibreOffice)</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabella Markdown</translation>
    </message>
    <message>
        <source>Sep&amp;arator</source>
        <translation>Sep&amp;aratore</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Separatore</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgola</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto e virgola</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulazione</translation>
    </message>
    <message>
        <source>&amp;Line endings</source>
        <translation>&amp;Fine riga</translation>
    </message>
    <message>
        <source>Line endings</source>
        <translation>Fine riga</translation>
    </message>
    <message>
        <source>CR LF (RFC 4180)</source>
        <translation>CR LF (RFC 4180)</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>Column &amp;names in the first line</source>
        <translation>&amp;Nomi delle colonne nella prima riga</translation>
    </message>
    <message>
        <source>&amp;Byte order mark (for Excel)</source>
        <translation>&amp;BOM UTF-8 (per Excel)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>S&amp;cegli…</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Avanzamento dell&apos;esportazione</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>no table %1</source>
        <translation>nessuna tabella «%1»</translation>
    </message>
    <message>
        <source>no column %1</source>
        <translation>nessuna colonna «%1»</translation>
    </message>
    <message>
        <source>several tables have a column %1</source>
        <translation>la colonna «%1» è in più tabelle</translation>
    </message>
    <message>
        <source>no function %1</source>
        <translation>nessuna funzione «%1»</translation>
    </message>
    <message>
        <source>%1 — could be: %2</source>
        <translation>%1 — può essere: %2</translation>
    </message>
    <message>
        <source>%1 — nearest: %2</source>
        <translation>%1 — forse %2</translation>
    </message>
    <message>
        <source>no table or alias %1</source>
        <translation>nessuna tabella o alias «%1»</translation>
    </message>
    <message>
        <source>read-only: %1 is not allowed</source>
        <translation>sola lettura: %1 non è consentito</translation>
    </message>
    <message>
        <source>read-only: %1 has side effects</source>
        <translation>sola lettura: %1 ha effetti collaterali</translation>
    </message>
    <message>
        <source>no row has %1</source>
        <translation>nessuna riga ha %1</translation>
    </message>
    <message>
        <source>%1: the dates are stored in another format</source>
        <translation>%1: le date sono memorizzate in un altro formato</translation>
    </message>
    <message>
        <source>%1 does not follow the key between the tables</source>
        <translation>%1 non segue la chiave tra le tabelle</translation>
    </message>
    <message>
        <source>no condition connects %1 with the other tables</source>
        <translation>nessuna condizione collega «%1» alle altre tabelle</translation>
    </message>
    <message>
        <source>%1 divides integers and drops the fraction</source>
        <translation>%1 divide numeri interi e perde i decimali</translation>
    </message>
    <message>
        <source>rows without a value of %1 come first</source>
        <translation>le righe senza un valore di %1 vengono per prime</translation>
    </message>
    <message>
        <source>the question asks for other columns: %1</source>
        <translation>la domanda chiede altre colonne: %1</translation>
    </message>
    <message>
        <source>the join with %1 repeats rows</source>
        <translation>il join con «%1» ripete le righe</translation>
    </message>
    <message>
        <source>the question names %1, which the statement does not read</source>
        <translation>la domanda cita %1, che l'istruzione non legge</translation>
    </message>
    <message>
        <source>%1 — instead: %2</source>
        <translation>%1 — invece: %2</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Search questions, databases and models</source>
        <translation>Cerca domande, database e modelli</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation>Esecuzioni, dalla più recente</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>E&amp;limina</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etichetta</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Nota</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>Note su questa esecuzione</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>E&amp;tichette</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Separate da virgole</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistiche…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Confronta</translation>
    </message>
    <message>
        <source>Select two runs to compare them</source>
        <translation>Seleziona due esecuzioni per confrontarle</translation>
    </message>
    <message>
        <source>E&amp;nd</source>
        <translation>&amp;Termina</translation>
    </message>
    <message>
        <source>&amp;Take Over…</source>
        <translation>Prendi in &amp;carico…</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Riprendi</translation>
    </message>
    <message>
        <source>Run History</source>
        <translation>Storico delle esecuzioni</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>End an interrupted run as cancelled</source>
        <translation>Termina un&apos;esecuzione interrotta come annullata</translation>
    </message>
    <message>
        <source>Take over a run from a program that cannot be reached</source>
        <translation>Prendi in carico un&apos;esecuzione da un programma non raggiungibile</translation>
    </message>
    <message>
        <source>Continue an interrupted run from where it stopped</source>
        <translation>Riprendi un&apos;esecuzione interrotta da dove si era fermata</translation>
    </message>
    <message>
        <source>O&amp;utcome</source>
        <translation>&amp;Esito</translation>
    </message>
    <message>
        <source>Mista&amp;ke</source>
        <translation>Er&amp;rore</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>Data&amp;base</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Eti&amp;chetta</translation>
    </message>
    <message>
        <source>&amp;Asked by</source>
        <translation>C&amp;hiesto da</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Chiesto da</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>No hint was sent after this attempt.</source>
        <translation>Nessun suggerimento dopo questo tentativo.</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>suggerimento %1</translation>
    </message>
    <message>
        <source>%1 hint, sent before attempt %2</source>
        <translation>suggerimento %1, prima del tentativo %2</translation>
    </message>
    <message>
        <source> · acceptable</source>
        <translation> · accettabile</translation>
    </message>
    <message>
        <source> · not acceptable</source>
        <translation> · non accettabile</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Punteggio %1</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ancora nessuna attività.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modello</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attesa</translation>
    </message>
    <message>
        <source>checks without the database</source>
        <translation>controlli senza database</translation>
    </message>
    <message>
        <source>diagnosis, hint and decision</source>
        <translation>diagnosi, suggerimento e decisione</translation>
    </message>
    <message>
        <source> · line %1, column %2</source>
        <translation> · riga %1, colonna %2</translation>
    </message>
    <message>
        <source>found by the %1 check</source>
        <translation>rilevato dal controllo «%1»</translation>
    </message>
    <message>
        <source>the strict policy allows only SELECT</source>
        <translation>i criteri rigorosi ammettono solo SELECT</translation>
    </message>
    <message>
        <source>One statement</source>
        <translation>Una sola istruzione</translation>
    </message>
    <message>
        <source>the guard parsed the whole text</source>
        <translation>la guardia ha analizzato tutto il testo</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <translation>Funzioni: %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>Legge %1</translation>
    </message>
    <message>
        <source>Defines %1</source>
        <translation>Definisce %1</translation>
    </message>
    <message>
        <source>The database received exactly this, in a read-only session:</source>
        <translation>Il database ha ricevuto esattamente questo, in una sessione di sola lettura:</translation>
    </message>
    <message>
        <source>The checks sent nothing to the database.</source>
        <translation>I controlli non hanno inviato nulla al database.</translation>
    </message>
    <message numerus="yes">
        <source>about %n rows</source>
        <translation>
            <numerusform>circa %n riga</numerusform>
            <numerusform>circa %n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costo %1</translation>
    </message>
    <message>
        <source>  ▲ %1 % of the cost</source>
        <translation>  ▲ %1% del costo</translation>
    </message>
    <message>
        <source>As returned by the engine</source>
        <translation>Come restituito dal database</translation>
    </message>
    <message>
        <source>This plan cannot be shown as a tree.</source>
        <translation>Questo piano non si può mostrare come albero.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>stato %1</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>Punteggio di base</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Tipo di errore</translation>
    </message>
    <message numerus="yes">
        <source>%n further errors</source>
        <translation>
            <numerusform>%n altro errore</numerusform>
            <numerusform>%n altri errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n note</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n correzione</numerusform>
            <numerusform>%n correzioni</numerusform>
        </translation>
    </message>
    <message>
        <source> · raised: the lane is stuck</source>
        <translation> · rafforzato: la corsia è bloccata</translation>
    </message>
    <message>
        <source> · not used: the mended statement was tried instead</source>
        <translation> · non usato: è stata provata l&apos;istruzione corretta</translation>
    </message>
    <message>
        <source>+ marks what is new since the previous hint.</source>
        <translation>Il segno + indica le novità rispetto al suggerimento precedente.</translation>
    </message>
    <message>
        <source>No decision yet.</source>
        <translation>Ancora nessuna decisione.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>No reply from the model.</source>
        <translation>Nessuna risposta dal modello.</translation>
    </message>
    <message>
        <source>checks in the database</source>
        <translation>controlli nel database</translation>
    </message>
    <message>
        <source>%1 total</source>
        <translation>%1 in totale</translation>
    </message>
    <message>
        <source>Similar: %1</source>
        <translation>Simili: %1</translation>
    </message>
    <message>
        <source>the analyst policy allows any statement that only reads</source>
        <translation>i criteri per analisti ammettono ogni istruzione che legge soltanto</translation>
    </message>
    <message>
        <source>Safety report</source>
        <translation>Rapporto di sicurezza</translation>
    </message>
    <message>
        <source>from the evidence, so it counts twice: %1</source>
        <translation>dalle premesse, quindi vale doppio: %1</translation>
    </message>
    <message>
        <source>Tests passed by each lane</source>
        <translation>Test superati da ogni corsia</translation>
    </message>
    <message>
        <source>Lanes across, tests down</source>
        <translation>Corsie in orizzontale, test in verticale</translation>
    </message>
    <message>
        <source>★ The answer is from lane %1: %2</source>
        <translation>★ La risposta è della corsia %1: %2</translation>
    </message>
    <message>
        <source>What it returned, as the helpers saw it</source>
        <translation>Che cosa ha restituito, come l&apos;hanno visto gli assistenti</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>più di %1 righe</translation>
    </message>
    <message>
        <source>The values stayed on this machine.</source>
        <translation>I valori sono rimasti su questo computer.</translation>
    </message>
    <message>
        <source>Verdicts on this attempt</source>
        <translation>Verdetti su questo tentativo</translation>
    </message>
    <message>
        <source>No statement in this run was tested.</source>
        <translation>Nessuna istruzione di questa esecuzione è stata sottoposta a test.</translation>
    </message>
    <message>
        <source>Blocked by the guard before it reached the database.</source>
        <translation>Bloccata dalla guardia prima di arrivare al database.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Sola lettura</translation>
    </message>
    <message>
        <source>allowed by the dialect, the schema or the settings</source>
        <translation>uso ammesso dal dialetto, dallo schema o dalle impostazioni</translation>
    </message>
    <message>
        <source>No checks yet.</source>
        <translation>Ancora nessun controllo.</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Nessun problema.</translation>
    </message>
    <message>
        <source>%1 bytes of headers were not saved</source>
        <translation>%1 byte di intestazioni non salvati</translation>
    </message>
    <message>
        <source>%1 bytes were left out as too long</source>
        <translation>%1 byte omessi perché troppo lunghi</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>nessuna risposta</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Ancora nessuna richiesta.</translation>
    </message>
    <message>
        <source>No requests: the question is read on this machine.</source>
        <translation>Nessuna richiesta: la domanda viene letta su questo computer.</translation>
    </message>
    <message>
        <source>No requests: the model&apos;s replies are scripted or recorded.</source>
        <translation>Nessuna richiesta: le risposte del modello sono simulate o registrate.</translation>
    </message>
    <message numerus="yes">
        <source>%n more changes</source>
        <translation>
            <numerusform>%n altra modifica</numerusform>
            <numerusform>altre %n modifiche</numerusform>
        </translation>
    </message>
    <message>
        <source>The same statement.</source>
        <translation>Istruzione identica.</translation>
    </message>
    <message>
        <source>Waiting for the model to reply…</source>
        <translation>In attesa della risposta del modello…</translation>
    </message>
    <message>
        <source>Mended statement, tried next</source>
        <translation>Istruzione corretta, provata subito dopo</translation>
    </message>
    <message>
        <source>Mended statement, offered</source>
        <translation>Istruzione corretta, proposta</translation>
    </message>
    <message numerus="yes">
        <source>Thinking (%n characters): %1</source>
        <translation>
            <numerusform>Riflessione (%n carattere): %1</numerusform>
            <numerusform>Riflessione (%n caratteri): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>agent</source>
        <translation>agente</translation>
    </message>
    <message>
        <source>Waiting for the agent&apos;s next statement…</source>
        <translation>In attesa della prossima istruzione dell&apos;agente…</translation>
    </message>
    <message>
        <source>No statement from the agent.</source>
        <translation>Nessuna istruzione dall&apos;agente.</translation>
    </message>
    <message>
        <source>No requests: the agent sends its own statements.</source>
        <translation>Nessuna richiesta: l&apos;agente invia istruzioni proprie.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>It returns the same rows.</source>
        <translation>Restituisce le stesse righe.</translation>
    </message>
    <message>
        <source>Rows gained: %1, lost: %2</source>
        <translation>Righe aggiunte: %1, perse: %2</translation>
    </message>
    <message>
        <source>Rows before: %1, now: %2</source>
        <translation>Righe prima: %1, ora: %2</translation>
    </message>
    <message>
        <source>It returns other columns, so the rows cannot be compared.</source>
        <translation>Restituisce altre colonne, quindi le righe non si possono confrontare.</translation>
    </message>
    <message>
        <source>Compared with the previous attempt</source>
        <translation>Confronto con il tentativo precedente</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Errori corretti</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Errori nuovi</translation>
    </message>
    <message>
        <source>New, because the checks got further</source>
        <translation>Errori emersi, perché i controlli sono andati oltre</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>Errori rimasti</translation>
    </message>
    <message>
        <source>It fixed nothing and broke nothing.</source>
        <translation>Nessun errore corretto, nessun errore nuovo.</translation>
    </message>
    <message>
        <source>The same statement, only written differently:</source>
        <translation>La stessa istruzione, solo scritta in altro modo:</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>The language of Querymend. You can ask questions in any language.</source>
        <translation>La lingua dell&apos;interfaccia. Puoi fare domande in qualsiasi lingua.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Esecuzione</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Cronologia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
</context>
<context>
    <name>ModelFields</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Server</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Indirizzo</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chiave</translation>
    </message>
    <message>
        <source>&amp;Key source</source>
        <translation>Origine della &amp;chiave</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Variabile</translation>
    </message>
    <message>
        <source>such as OPENAI_API_KEY</source>
        <translation>ad esempio OPENAI_API_KEY</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nuova chiave</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Contesto</translation>
    </message>
    <message>
        <source>the server&apos;s limit</source>
        <translation>limite del server</translation>
    </message>
    <message>
        <source>Concurrent calls</source>
        <translation>Richieste contemporanee</translation>
    </message>
    <message>
        <source>Prices per million tokens</source>
        <translation>Prezzi per milione di token</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Risposta</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Valuta</translation>
    </message>
    <message>
        <source>Other models for levels and helpers</source>
        <translation>Altri modelli per livelli e assistenti</translation>
    </message>
    <message>
        <source>If a field is empty, the model above is used.</source>
        <translation>Se un campo è vuoto, si usa il modello indicato sopra.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rete</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Intestazioni</translation>
    </message>
    <message>
        <source>Name: value, one per line</source>
        <translation>Nome: valore, uno per riga</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Proxy</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Certificati</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Nome visualizzato</translation>
    </message>
    <message>
        <source>&amp;List Models</source>
        <translation>E&amp;lenca modelli</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuto</translation>
    </message>
    <message>
        <source>In tokens. A schema that does not fit is shortened. If unknown, the server is asked.</source>
        <translation>In token. Uno schema che non ci sta viene abbreviato. Se è sconosciuto, viene chiesto al server.</translation>
    </message>
    <message>
        <source>Maximum reply</source>
        <translation>Risposta massima</translation>
    </message>
    <message>
        <source>Supports temperature</source>
        <translation>Accetta la temperatura</translation>
    </message>
    <message>
        <source>the system&apos;s if empty; &quot;none&quot; or an address</source>
        <translation>di sistema se vuoto; «none» o un indirizzo</translation>
    </message>
    <message>
        <source>a PEM file in addition to the system&apos;s</source>
        <translation>file PEM, oltre a quelli di sistema</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Intestazione</translation>
    </message>
    <message>
        <source>default, or a name such as api-key</source>
        <translation>predefinita, o un nome come api-key</translation>
    </message>
    <message>
        <source>In tokens. A reply that reaches the limit is requested once more with a larger limit.</source>
        <translation>In token. Una risposta che lo raggiunge viene chiesta ancora una volta con un limite più alto.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Seme</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Supports structured output</source>
        <translation>Supporta l&apos;output strutturato</translation>
    </message>
    <message>
        <source>Supports streaming</source>
        <translation>Supporta lo streaming</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Valori di esempio</translation>
    </message>
    <message>
        <source>As set for all models</source>
        <translation>Come impostato per tutti i modelli</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>Cautious: only values that several rows share, nothing personal</source>
        <translation>Prudente: solo valori comuni a più righe, nulla di personale</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Cached prompt</source>
        <translation>Prompt dalla cache</translation>
    </message>
    <message>
        <source>Writing to the cache</source>
        <translation>Scrittura nella cache</translation>
    </message>
    <message>
        <source>same as prompt</source>
        <translation>come il prompt</translation>
    </message>
    <message>
        <source>If it does not answer</source>
        <translation>Se non risponde</translation>
    </message>
    <message>
        <source>other models, separated by commas</source>
        <translation>altri modelli, separati da virgole</translation>
    </message>
    <message>
        <source>Extra fields</source>
        <translation>Campi aggiuntivi</translation>
    </message>
    <message>
        <source>JSON to add to each request, such as {&quot;reasoning_effort&quot;: &quot;low&quot;}</source>
        <translation>JSON da aggiungere a ogni richiesta, come {&quot;reasoning_effort&quot;: &quot;low&quot;}</translation>
    </message>
</context>
<context>
    <name>ModelPane</name>
    <message>
        <source>Models</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Nuovo modello</translation>
    </message>
    <message>
        <source>Duplicate this model</source>
        <translation>Duplica questo modello</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Rimuovi questo modello</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Risultato della verifica</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>Contacting the server</source>
        <translation>Contatto con il server</translation>
    </message>
    <message>
        <source>&amp;Find Local Servers</source>
        <translation>&amp;Trova server locali</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>OpenAI and compatible</source>
        <translation>OpenAI e compatibili</translation>
    </message>
    <message>
        <source>Enter a unique name, without a colon.</source>
        <translation>Serve un nome univoco, senza due punti.</translation>
    </message>
    <message>
        <source>Enter an address that begins with http:// or https://</source>
        <translation>Serve un indirizzo che inizi con http:// o https://</translation>
    </message>
    <message>
        <source>Contains a user or password: enter the key below.</source>
        <translation>Contiene un utente o una password: inserisci la chiave qui sotto.</translation>
    </message>
    <message>
        <source>Contains what looks like a key: enter the key below.</source>
        <translation>Sembra contenere una chiave: inseriscila qui sotto.</translation>
    </message>
    <message>
        <source>Has a part after #, which is never sent to a server.</source>
        <translation>Contiene una parte dopo #, che non viene mai inviata al server.</translation>
    </message>
    <message>
        <source>Enter the name that the server uses for the model.</source>
        <translation>Serve il nome che il server dà al modello.</translation>
    </message>
    <message>
        <source>Enter the name of the variable that holds the key.</source>
        <translation>Serve il nome della variabile che contiene la chiave.</translation>
    </message>
    <message>
        <source>One of these cannot be sent. Each line is a name, a colon and a value.</source>
        <translation>Una di queste non si può inviare. Ogni riga è composta da nome, due punti e valore.</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>In una variabile d&apos;ambiente</translation>
    </message>
    <message>
        <source>In the system&apos;s key store</source>
        <translation>Nel portachiavi di sistema</translation>
    </message>
    <message>
        <source>Only until the program ends</source>
        <translation>Solo fino alla chiusura del programma</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>In %1</translation>
    </message>
    <message numerus="yes">
        <source>the server has %n models</source>
        <translation>
            <numerusform>%n modello sul server</numerusform>
            <numerusform>%n modelli sul server</numerusform>
        </translation>
    </message>
    <message>
        <source>context: %1 tokens</source>
        <translation>contesto: %1 token</translation>
    </message>
    <message>
        <source>One of these looks like a secret: enter the key above.</source>
        <translation>Una di queste sembra un segreto: inserisci la chiave qui sopra.</translation>
    </message>
    <message>
        <source>Must be &quot;none&quot; or an address that begins with http:// or socks5://</source>
        <translation>Deve essere “none” o un indirizzo che inizi con http:// o socks5://</translation>
    </message>
    <message>
        <source>Contains a password. Use ?password_env=NAME to take it from the environment.</source>
        <translation>Contiene una password. Usa ?password_env=NOME per leggerla dall&apos;ambiente.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Nessuna chiave</translation>
    </message>
    <message>
        <source>Question validator</source>
        <translation>Validatore della domanda</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traduttore</translation>
    </message>
    <message>
        <source>Test generator</source>
        <translation>Generatore di test</translation>
    </message>
    <message>
        <source>Evaluator</source>
        <translation>Valutatore</translation>
    </message>
    <message>
        <source>Explainer</source>
        <translation>Spiegazione</translation>
    </message>
    <message>
        <source>Reply:</source>
        <translation>Risposta:</translation>
    </message>
    <message>
        <source>Keyword extraction</source>
        <translation>Estrazione delle parole chiave</translation>
    </message>
    <message>
        <source>The header needs a name without blanks or colons.</source>
        <translation>L&apos;intestazione richiede un nome senza spazi né due punti.</translation>
    </message>
    <message>
        <source>Must be a JSON object, without a secret, the model or its messages.</source>
        <translation>Deve essere un oggetto JSON, senza segreti, senza il modello né i suoi messaggi.</translation>
    </message>
    <message>
        <source>&quot;Address&quot;</source>
        <translation>«Indirizzo»</translation>
    </message>
</context>
<context>
    <name>PolicyPage</name>
    <message>
        <source>&amp;Lanes</source>
        <translation>&amp;Corsie</translation>
    </message>
    <message>
        <source>&amp;Retries</source>
        <translation>Correzio&amp;ni</translation>
    </message>
    <message>
        <source>&amp;Escalations</source>
        <translation>&amp;Passaggi di livello</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>&amp;Statements</source>
        <translation>&amp;Istruzioni</translation>
    </message>
    <message>
        <source>Strict: no comments, only SELECT and WITH … SELECT</source>
        <translation>Rigorosi: niente commenti, solo SELECT e WITH … SELECT</translation>
    </message>
    <message>
        <source>Treat an e&amp;mpty result as an error</source>
        <translation>Considera un risultato v&amp;uoto come errore</translation>
    </message>
    <message>
        <source>What models may see</source>
        <translation>Che cosa vedono i modelli</translation>
    </message>
    <message>
        <source>Sample &amp;values</source>
        <translation>&amp;Valori di esempio</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>How many lanes work on a question at once.</source>
        <translation>Quante corsie lavorano insieme su una domanda.</translation>
    </message>
    <message>
        <source>How many times a lane may correct its SQL, with a more explicit hint each time.</source>
        <translation>Quante volte una corsia può correggere il proprio SQL, ogni volta con un suggerimento più esplicito.</translation>
    </message>
    <message>
        <source>How many times a question may move to the next level when no lane finds valid SQL.</source>
        <translation>Quante volte una domanda può passare al livello successivo se nessuna corsia trova SQL valido.</translation>
    </message>
    <message>
        <source>Analyst: comments are removed, with a note</source>
        <translation>Per analisti: i commenti vengono rimossi, con una nota</translation>
    </message>
    <message>
        <source>Cautious: only values that several rows share, nothing personal</source>
        <translation>Prudente: solo valori comuni a più righe, nulla di personale</translation>
    </message>
    <message>
        <source>&amp;Hints may contain values from the database</source>
        <translation>I sug&amp;gerimenti possono contenere valori del database</translation>
    </message>
    <message>
        <source>Otherwise, hints only describe the values.</source>
        <translation>Altrimenti i suggerimenti descrivono soltanto i valori.</translation>
    </message>
    <message>
        <source>Mendin&amp;g</source>
        <translation>Co&amp;rrezione senza modello</translation>
    </message>
    <message>
        <source>Off: only models correct statements</source>
        <translation>No: le istruzioni sono corrette solo dai modelli</translation>
    </message>
    <message>
        <source>Suggest: show corrections beside the hint</source>
        <translation>Suggerisci: mostra le correzioni accanto al suggerimento</translation>
    </message>
    <message>
        <source>When sure: first try corrections that leave no doubt</source>
        <translation>Certe: prova prima le correzioni sicure</translation>
    </message>
    <message>
        <source>Before the model: try all corrections first</source>
        <translation>Prima del modello: prova prima tutte le correzioni</translation>
    </message>
    <message>
        <source>Send no &amp;data values</source>
        <translation>Non inviare valori dei &amp;dati</translation>
    </message>
    <message>
        <source>Overrides all other settings, including presets and the settings of models and agents.</source>
        <translation>Prevale su tutte le altre impostazioni, sui profili e sulle impostazioni di modelli e agenti.</translation>
    </message>
</context>
<context>
    <name>RunExport</name>
    <message>
        <source>OpenTelemetry spans without content (*.otel.json)</source>
        <translation>Span OpenTelemetry senza contenuti (*.otel.json)</translation>
    </message>
    <message>
        <source>Run (*.querymend)</source>
        <translation>Esecuzione (*.querymend)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>Rapporto HTML (*.html)</translation>
    </message>
    <message>
        <source>Markdown report (*.md)</source>
        <translation>Rapporto Markdown (*.md)</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
    <message>
        <source>Events as JSON (*.events.json)</source>
        <translation>Eventi in JSON (*.events.json)</translation>
    </message>
    <message>
        <source>Timeline as SVG (*.svg)</source>
        <translation>Cronologia in SVG (*.svg)</translation>
    </message>
    <message>
        <source>Timeline as PNG (*.png)</source>
        <translation>Cronologia in PNG (*.png)</translation>
    </message>
    <message>
        <source>Moving picture (*.apng)</source>
        <translation>Cronologia come immagine animata (*.apng)</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>the connection is not secure</source>
        <translation>connessione non sicura</translation>
    </message>
    <message>
        <source>redirected to another server</source>
        <translation>reindirizzamento a un altro server</translation>
    </message>
    <message>
        <source>not authorised</source>
        <translation>accesso non autorizzato</translation>
    </message>
    <message>
        <source>the quota is used up</source>
        <translation>quota esaurita</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>troppe richieste</translation>
    </message>
    <message>
        <source>the server is overloaded</source>
        <translation>server sovraccarico</translation>
    </message>
    <message>
        <source>the prompt is too long</source>
        <translation>prompt troppo lungo</translation>
    </message>
    <message>
        <source>blocked by a content filter</source>
        <translation>bloccato da un filtro dei contenuti</translation>
    </message>
    <message>
        <source>the reply cannot be read</source>
        <translation>risposta illeggibile</translation>
    </message>
    <message>
        <source>the reply was cut off</source>
        <translation>risposta interrotta</translation>
    </message>
    <message>
        <source>the model took too long</source>
        <translation>tempo scaduto per il modello</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>in attesa</translation>
    </message>
    <message>
        <source>checking on the database</source>
        <translation>verifica sul database</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>database lost</source>
        <translation>database non disponibile</translation>
    </message>
    <message>
        <source>model lost</source>
        <translation>modello non disponibile</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolta</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Non risolta</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>Impossibile rispondere</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallita</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Sintassi</translation>
    </message>
    <message>
        <source>Schema reference</source>
        <translation>Riferimento allo schema</translation>
    </message>
    <message>
        <source>Schema Reference</source>
        <translation>Riferimento allo schema</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Esecuzione</translation>
    </message>
    <message>
        <source>Empty result</source>
        <translation>Risultato vuoto</translation>
    </message>
    <message>
        <source>Empty Result</source>
        <translation>Risultato vuoto</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Validazione</translation>
    </message>
    <message>
        <source>Other error</source>
        <translation>Altro errore</translation>
    </message>
    <message>
        <source>Other Error</source>
        <translation>Altro errore</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accettato</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non verificato</translation>
    </message>
    <message>
        <source>Not Checked</source>
        <translation>Non verificato</translation>
    </message>
    <message>
        <source>refine</source>
        <translation>da correggere</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>completato</translation>
    </message>
    <message>
        <source>escalate</source>
        <translation>livello successivo</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>non risolta</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>interruzione</translation>
    </message>
    <message>
        <source>ask the user</source>
        <translation>decide l&apos;utente</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>guardia</translation>
    </message>
    <message>
        <source>sanitize</source>
        <translation>pulizia</translation>
    </message>
    <message>
        <source>references</source>
        <translation>riferimenti</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>EXPLAIN</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>prova</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>test</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>non raggiunto</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superato</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>error</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avviso</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzato</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>query plan</source>
        <translation>piano della query</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>passo passo</translation>
    </message>
    <message>
        <source>divide and conquer</source>
        <translation>divide et impera</translation>
    </message>
    <message>
        <source>general</source>
        <translation>generale</translation>
    </message>
    <message>
        <source>specific</source>
        <translation>specifico</translation>
    </message>
    <message>
        <source>explicit</source>
        <translation>esplicito</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 min %2 s</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 µs</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <extracomment>how many tokens a model read and wrote; %1 is %n as people of the language write it</extracomment>
        <translation>
            <numerusform>%1 token</numerusform>
            <numerusform>%1 token</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>tentativo %1</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>genitive</comment>
        <translation>tentativo %1</translation>
    </message>
    <message>
        <source>attempt %1 of lane %2</source>
        <translation>tentativo %1 della corsia %2</translation>
    </message>
    <message>
        <source>attempt %1 of lane %2</source>
        <comment>genitive</comment>
        <translation>tentativo %1 della corsia %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>in pausa</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>premesse</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>temperatura</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modello</translation>
    </message>
    <message>
        <source>level</source>
        <translation>livello</translation>
    </message>
    <message>
        <source>question</source>
        <translation>domanda</translation>
    </message>
    <message>
        <source>when you are asked</source>
        <translation>quando ti viene chiesto</translation>
    </message>
    <message>
        <source>accepted by hand</source>
        <translation>accettato a mano</translation>
    </message>
    <message>
        <source>the call was cancelled</source>
        <translation>chiamata annullata</translation>
    </message>
    <message>
        <source>tokens not reported</source>
        <translation>token non comunicati</translation>
    </message>
    <message numerus="yes">
        <source>at least %1 tokens</source>
        <extracomment>how many tokens a model read and wrote, where it did not tell of all; %1 is %n as people write it</extracomment>
        <translation>
            <numerusform>almeno %1 token</numerusform>
            <numerusform>almeno %1 token</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 cached)</source>
        <extracomment>after a number of tokens; %1 is how many of them the model's server had kept from an earlier call</extracomment>
        <translation>(%1 dalla cache)</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>costo sconosciuto</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 is what a model cost at least, with its currency</extracomment>
        <translation>almeno %1</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>host sconosciuto</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>errore del server</translation>
    </message>
    <message>
        <source>the server rejected the request</source>
        <translation>richiesta rifiutata dal server</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>modello sconosciuto</translation>
    </message>
    <message>
        <source>no recorded reply</source>
        <translation>nessuna risposta registrata</translation>
    </message>
    <message>
        <source>calling the model</source>
        <translation>chiamata al modello</translation>
    </message>
    <message>
        <source>evaluating</source>
        <translation>valutazione</translation>
    </message>
    <message>
        <source>empty result confirmed by hand</source>
        <translation>risultato vuoto confermato a mano</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>nessuna connessione</translation>
    </message>
    <message>
        <source>no server is listening</source>
        <translation>nessun server in ascolto</translation>
    </message>
    <message>
        <source>not a model server of this type</source>
        <translation>non è un server di modelli di questo tipo</translation>
    </message>
    <message>
        <source>found an answer</source>
        <translation>ha trovato una risposta</translation>
    </message>
    <message>
        <source>found no answer</source>
        <translation>non ha trovato una risposta</translation>
    </message>
    <message>
        <source>mend without a model</source>
        <translation>si corregge senza modello</translation>
    </message>
    <message>
        <source>waiting for the agent</source>
        <translation>in attesa dell&apos;agente</translation>
    </message>
    <message>
        <source>Not answered by you</source>
        <translation>Senza la tua risposta</translation>
    </message>
    <message>
        <source>No reply</source>
        <translation>Nessuna risposta</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>scripted</source>
        <translation>simulato</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Cerca impostazioni</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importa…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Ripristina…</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Filtra azioni</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Azioni e scorciatoie</translation>
    </message>
    <message>
        <source>&amp;Shortcut</source>
        <translation>&amp;Scorciatoia</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Imposta</translation>
    </message>
    <message>
        <source>Shortcut of the selected action</source>
        <translation>Scorciatoia dell&apos;azione selezionata</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Ripristina</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n correzione</numerusform>
            <numerusform>%n correzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>nessun caso</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>how many of how many, and the share of them</extracomment>
        <translation>%1 di %2 (%3%)</translation>
    </message>
    <message>
        <source>%d%%</source>
        <extracomment>a printf format: %d is a share of a hundred, %% the sign</extracomment>
        <translation>%d%%</translation>
    </message>
    <message>
        <source>Runs solved</source>
        <translation>Esecuzioni risolte</translation>
    </message>
    <message>
        <source>Lanes rescued, by category of the first mistake</source>
        <translation>Corsie recuperate, per categoria del primo errore</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n esecuzione</numerusform>
            <numerusform>%n esecuzioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts checked</source>
        <translation>
            <numerusform>%n tentativo controllato</numerusform>
            <numerusform>%n tentativi controllati</numerusform>
        </translation>
    </message>
    <message>
        <source>Lanes solved, by retries</source>
        <translation>Corsie risolte, per numero di correzioni</translation>
    </message>
    <message>
        <source>Lanes solved at the first attempt</source>
        <translation>Corsie risolte al primo tentativo</translation>
    </message>
    <message>
        <source>Lanes rescued after a mistake</source>
        <translation>Corsie recuperate dopo un errore</translation>
    </message>
    <message>
        <source>Lanes made worse by a retry</source>
        <translation>Corsie peggiorate da una correzione</translation>
    </message>
    <message>
        <source>Median tokens per rescue</source>
        <translation>Token per recupero (mediana)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sconosciuti</translation>
    </message>
    <message>
        <source>Median time per rescue</source>
        <translation>Tempo per recupero (mediana)</translation>
    </message>
    <message>
        <source>Attempts passed after a hint</source>
        <translation>Tentativi riusciti dopo un suggerimento</translation>
    </message>
    <message numerus="yes">
        <source>%n with scripted or recorded replies</source>
        <translation>
            <numerusform>%n con risposte simulate o registrate</numerusform>
            <numerusform>%n con risposte simulate o registrate</numerusform>
        </translation>
    </message>
    <message>
        <source>few cases, indicative only</source>
        <translation>pochi casi, solo indicativo</translation>
    </message>
    <message>
        <source>Model cost</source>
        <translation>Costo dei modelli</translation>
    </message>
    <message numerus="yes">
        <source>%n by agents</source>
        <translation>
            <numerusform>%n di agenti</numerusform>
            <numerusform>%n di agenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n non conclusa</numerusform>
            <numerusform>%n non concluse</numerusform>
        </translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Modello %1</translation>
    </message>
    <message>
        <source>Lanes made worse, by category</source>
        <translation>Corsie peggiorate, per categoria</translation>
    </message>
    <message>
        <source>Lanes made worse, by the check that caught it</source>
        <translation>Corsie peggiorate, per controllo che l&apos;ha segnalato</translation>
    </message>
    <message>
        <source>Attempts that broke something after a hint</source>
        <translation>Tentativi con errori nuovi dopo un suggerimento</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>Broke nothing</source>
        <translation>Senza errori nuovi</translation>
    </message>
    <message>
        <source>Same rows, where they can be compared</source>
        <translation>Stesse righe, dove si possono confrontare</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Corretto: %1</translation>
    </message>
    <message>
        <source>Broken: %1</source>
        <translation>Nuovo: %1</translation>
    </message>
    <message>
        <source>Lanes rescued, by the check that caught the mistake</source>
        <translation>Corsie recuperate, per controllo che ha segnalato l&apos;errore</translation>
    </message>
    <message>
        <source>%1, including %2</source>
        <translation>%1, di cui %2</translation>
    </message>
</context>
<context>
    <name>Steering</name>
    <message>
        <source>breakpoint</source>
        <translation>punto di interruzione</translation>
    </message>
    <message>
        <source>step</source>
        <translation>passo</translation>
    </message>
    <message>
        <source>Paused before calling the model</source>
        <translation>In pausa prima della chiamata al modello</translation>
    </message>
    <message>
        <source>Paused before calling the database</source>
        <translation>In pausa prima della chiamata al database</translation>
    </message>
    <message>
        <source>comparing results</source>
        <translation>confronto dei risultati</translation>
    </message>
    <message>
        <source>This attempt has no checked statement, so it cannot be the answer.</source>
        <translation>Questo tentativo non ha un&apos;istruzione controllata, quindi non può essere la risposta.</translation>
    </message>
    <message>
        <source>This statement does not pass the checks, so it cannot be the answer. Fork from it, or retry with your own hint.</source>
        <translation>Questa istruzione non supera i controlli, quindi non può essere la risposta. Crea un ramo da qui o ritenta con un tuo suggerimento.</translation>
    </message>
    <message>
        <source>EARLIER RUN · as recorded</source>
        <translation>ESECUZIONE PRECEDENTE · come registrata</translation>
    </message>
    <message>
        <source>NEW RUN · live</source>
        <translation>NUOVA ESECUZIONE · dal vivo</translation>
    </message>
    <message>
        <source>FORK · from %1 on</source>
        <translation>RAMO · dal %1</translation>
    </message>
    <message>
        <source>question validator</source>
        <translation>validatore della domanda</translation>
    </message>
    <message>
        <source>translator</source>
        <translation>traduttore</translation>
    </message>
    <message>
        <source>keyword extraction</source>
        <translation>estrazione delle parole chiave</translation>
    </message>
    <message>
        <source>test generator %1</source>
        <translation>generatore di test %1</translation>
    </message>
    <message>
        <source>evaluator of lane %1</source>
        <translation>valutatore della corsia %1</translation>
    </message>
    <message>
        <source>explainer</source>
        <translation>spiegazione</translation>
    </message>
    <message>
        <source>breakpoint on this mistake</source>
        <translation>punto di interruzione su questo errore</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>%1: modifica</translation>
    </message>
    <message>
        <source>Edit the call: %1</source>
        <translation>Modifica la chiamata: %1</translation>
    </message>
    <message>
        <source>This can&apos;t be changed here.</source>
        <translation>Qui non si può modificare.</translation>
    </message>
    <message>
        <source>This can&apos;t be empty.</source>
        <translation>Non può essere vuoto.</translation>
    </message>
    <message>
        <source>The temperature is a number from 0 to 2, such as 0.7.</source>
        <translation>La temperatura è un numero da 0 a 2, ad esempio 0.7.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <translation>Scegli una delle opzioni.</translation>
    </message>
    <message>
        <source>Blocked by the guard: %1</source>
        <translation>Bloccata dalla guardia: %1</translation>
    </message>
    <message>
        <source>Select an attempt first.</source>
        <translation>Seleziona prima un tentativo.</translation>
    </message>
    <message>
        <source>Only an attempt with an empty result can be confirmed.</source>
        <translation>Si può confermare solo un tentativo con un risultato vuoto.</translation>
    </message>
    <message>
        <source>PARENT RUN · forked before %1</source>
        <translation>ESECUZIONE DI ORIGINE · ramo prima del %1</translation>
    </message>
    <message>
        <source>PARENT RUN · forked after %1</source>
        <translation>ESECUZIONE DI ORIGINE · ramo dopo il %1</translation>
    </message>
    <message>
        <source>FORK · one more attempt after %1 with your own hint</source>
        <translation>RAMO · un altro tentativo dopo il %1 con un tuo suggerimento</translation>
    </message>
    <message>
        <source>FORK · with the correction of %1</source>
        <translation>RAMO · con la correzione del %1</translation>
    </message>
    <message>
        <source>reading rows of %1</source>
        <translation>lettura delle righe del %1</translation>
    </message>
</context>
<context>
    <name>StorePage</name>
    <message>
        <source>File or &amp;URL</source>
        <translation>File o &amp;URL</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Scegli &amp;file…</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Pass&amp;word</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>Use This &amp;Store</source>
        <translation>Usa &amp;questo archivio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>A file on this computer, or a PostgreSQL database that a team can share: postgresql://user@host/database. Leave empty for the default file.</source>
        <translation>Un file su questo computer o un database PostgreSQL condiviso dal gruppo: postgresql://utente@host/database. Lascia vuoto per il file predefinito.</translation>
    </message>
    <message>
        <source>For the server. Saved in the system&apos;s key store, never in a settings file.</source>
        <translation>Per il server. Viene salvata nel portachiavi di sistema, mai in un file di impostazioni.</translation>
    </message>
    <message>
        <source>The change applies at once, here and on the command line; a run in progress finishes in the previous store. Existing runs stay where they are: use the history to export and import them.</source>
        <translation>La modifica vale subito, qui e dalla riga di comando; un&apos;esecuzione in corso termina nell&apos;archivio precedente. Le esecuzioni esistenti restano dove sono: per spostarle usa esportazione e importazione nello storico.</translation>
    </message>
    <message>
        <source>Where runs are saved</source>
        <translation>Dove salvare le esecuzioni</translation>
    </message>
    <message>
        <source> days</source>
        <translation> giorni</translation>
    </message>
    <message>
        <source>&amp;Keep runs</source>
        <translation>&amp;Conserva le esecuzioni</translation>
    </message>
    <message>
        <source>Older runs are removed from the file when Querymend starts, except those with a note or a tag. A store on a server is left as it is, because others use it too.</source>
        <translation>Le esecuzioni più vecchie vengono rimosse dal file all&apos;avvio di Querymend, tranne quelle con una nota o un&apos;etichetta. Un archivio su un server resta com&apos;è, perché lo usano anche altri.</translation>
    </message>
    <message>
        <source>for </source>
        <translation>per </translation>
    </message>
    <message>
        <source>forever</source>
        <translation>per sempre</translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message>
        <source>Texts for models</source>
        <translation>Testi per i modelli</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>Only &amp;my own</source>
        <translation>Solo i &amp;miei</translation>
    </message>
    <message>
        <source>&amp;Built-in</source>
        <translation>&amp;Predefinito</translation>
    </message>
    <message>
        <source>&amp;Your own</source>
        <translation>Il &amp;tuo testo</translation>
    </message>
    <message>
        <source>Creates your own file from the built-in text</source>
        <translation>Crea un tuo file a partire dal testo predefinito</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Apri &amp;cartella</translation>
    </message>
    <message>
        <source>A file of your own replaces the built-in text of the same name, from the next question on.</source>
        <translation>Un tuo file sostituisce il testo predefinito con lo stesso nome, a partire dalla prossima domanda.</translation>
    </message>
    <message>
        <source>&amp;Customise</source>
        <translation>Pers&amp;onalizza</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Ricarica</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Attempt %1 of %2: %3</source>
        <translation>Tentativo %1 di %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes running</source>
        <translation>
            <numerusform>%n corsia in corso</numerusform>
            <numerusform>%n corsie in corso</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 al %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n attempts</source>
        <translation>
            <numerusform>%1 dopo %n tentativo</numerusform>
            <numerusform>%1 dopo %n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events from a newer version</source>
        <translation>
            <numerusform>%n evento da una versione più recente</numerusform>
            <numerusform>%n eventi da una versione più recente</numerusform>
        </translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Corsia %1</translation>
    </message>
    <message>
        <source>T %1</source>
        <extracomment>T is the temperature of a model</extracomment>
        <translation>T %1</translation>
    </message>
    <message>
        <source>%1 · score %2</source>
        <translation>%1 · punteggio %2</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>uguale al tentativo %1</translation>
    </message>
    <message>
        <source>no retry used</source>
        <translation>correzione non conteggiata</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>avviso: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier waits</source>
        <translation>
            <numerusform>%n attesa precedente</numerusform>
            <numerusform>%n attese precedenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>%n attesa</numerusform>
            <numerusform>%n attese</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hint, raised</source>
        <translation>suggerimento %1, rafforzato</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>suggerimento %1</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n note</numerusform>
        </translation>
    </message>
    <message>
        <source>waited %1</source>
        <translation>attesa: %1</translation>
    </message>
    <message>
        <source>paused before calling the database</source>
        <translation>in pausa prima della chiamata al database</translation>
    </message>
    <message>
        <source>paused before calling the model</source>
        <translation>in pausa prima della chiamata al modello</translation>
    </message>
    <message>
        <source>from the parent run</source>
        <translation>dall&apos;esecuzione di origine</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>risposta scelta</translation>
    </message>
    <message>
        <source>raised: the lane is stuck</source>
        <translation>rafforzato: la corsia è bloccata</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>%1: modifica manuale</translation>
    </message>
    <message>
        <source>retried with your own hint</source>
        <translation>ritentato con un tuo suggerimento</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>correzione senza modello</translation>
    </message>
    <message>
        <source>mended without a model, %1 ms</source>
        <translation>correzione senza modello, %1 ms</translation>
    </message>
    <message>
        <source>proposed without a model</source>
        <translation>proposta senza modello</translation>
    </message>
    <message>
        <source>proposed without a model, %1 ms</source>
        <translation>proposta senza modello, %1 ms</translation>
    </message>
    <message>
        <source>can be mended</source>
        <translation>correggibile</translation>
    </message>
    <message>
        <source>first statement</source>
        <translation>prima istruzione</translation>
    </message>
    <message>
        <source>the same statement</source>
        <translation>stessa istruzione</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>stuck → %1 hint</source>
        <translation>bloccata → suggerimento %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no retries left</source>
        <translation>correzioni esaurite</translation>
    </message>
    <message>
        <source>failed the tests</source>
        <translation>test falliti</translation>
    </message>
    <message>
        <source>confidence %1%</source>
        <translation>attendibilità %1%</translation>
    </message>
    <message numerus="yes">
        <source>fixed %n</source>
        <extracomment>mistakes of the attempt before that a correction has fixed</extracomment>
        <translation>
            <numerusform>%n corretto</numerusform>
            <numerusform>%n corretti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>broke %n</source>
        <extracomment>new mistakes that a correction has made</extracomment>
        <translation>
            <numerusform>%n errore nuovo</numerusform>
            <numerusform>%n errori nuovi</numerusform>
        </translation>
    </message>
    <message>
        <source>rows +%1 −%2</source>
        <translation>righe +%1 −%2</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>integrato</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrotta</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Tentativo %1: %2</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>In attesa di te</translation>
    </message>
</context>
<context>
    <name>TimelineSteps</name>
    <message>
        <source>Waiting, %1</source>
        <translation>%1: in attesa</translation>
    </message>
    <message>
        <source>Waited, %1</source>
        <translation>%1: attesa</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>correzione senza modello</translation>
    </message>
    <message>
        <source>correction found</source>
        <translation>correzione trovata</translation>
    </message>
    <message>
        <source>tried as the next attempt</source>
        <translation>provata come tentativo successivo</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>proposta</translation>
    </message>
    <message>
        <source>Reading rows, %1</source>
        <translation>%1: lettura delle righe in corso</translation>
    </message>
    <message>
        <source>Rows read, %1</source>
        <translation>%1: lettura delle righe</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>più di %1 righe</translation>
    </message>
    <message>
        <source>lane %1</source>
        <translation>corsia %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>lanes %1</source>
        <extracomment>%1 is one number or several: `1 and 3`</extracomment>
        <translation>
            <numerusform>corsia %1</numerusform>
            <numerusform>corsie %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Question validator</source>
        <translation>Validatore della domanda</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Traduttore</translation>
    </message>
    <message>
        <source>Keyword extraction</source>
        <translation>Estrazione delle parole chiave</translation>
    </message>
    <message>
        <source>Test generator %1</source>
        <translation>Generatore di test %1</translation>
    </message>
    <message>
        <source>Evaluator of lane %1</source>
        <translation>Valutatore della corsia %1</translation>
    </message>
    <message>
        <source>Explainer</source>
        <translation>Spiegazione</translation>
    </message>
    <message>
        <source>%1: no reply</source>
        <translation>%1: nessuna risposta</translation>
    </message>
    <message>
        <source>%1: skipped</source>
        <translation>%1: passo saltato</translation>
    </message>
    <message numerus="yes">
        <source>Rows compared: %n different results</source>
        <translation>
            <numerusform>Righe confrontate: %n risultato</numerusform>
            <numerusform>Righe confrontate: %n risultati diversi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1: stesso risultato</translation>
    </message>
    <message>
        <source>%1 passes %2 of %3</source>
        <extracomment>how many of the tests a lane passes</extracomment>
        <translation>%1: superati %2 su %3</translation>
    </message>
    <message>
        <source>%1 dropped: %2</source>
        <translation>%1 scartata: %2</translation>
    </message>
    <message>
        <source>Stop requested</source>
        <translation>Richiesta di interruzione</translation>
    </message>
    <message>
        <source>for the previous answer</source>
        <translation>per la risposta precedente</translation>
    </message>
    <message>
        <source>%1: calling the model</source>
        <translation>%1: chiamata al modello</translation>
    </message>
    <message>
        <source>%1: unanswerable</source>
        <translation>%1: impossibile rispondere</translation>
    </message>
    <message>
        <source>%1: no useful result</source>
        <translation>%1: nessun risultato utile</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>%1: modifica manuale</translation>
    </message>
    <message>
        <source>Comparing rows: %1</source>
        <translation>Confronto delle righe: %1</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>%1: risultato diverso</translation>
    </message>
    <message>
        <source>%1 is the same as %2</source>
        <translation>%1 uguale alla %2</translation>
    </message>
    <message numerus="yes">
        <source>%n likely tables</source>
        <translation>
            <numerusform>%n tabella probabile</numerusform>
            <numerusform>%n tabelle probabili</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of time: %1</source>
        <translation>Tempo scaduto: %1</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>No lanes left</source>
        <translation>Nessuna corsia rimasta</translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>Si prosegue con: %1</translation>
    </message>
    <message numerus="yes">
        <source>Evaluated with %n tests</source>
        <translation>
            <numerusform>Valutate con %n test</numerusform>
            <numerusform>Valutate con %n test</numerusform>
        </translation>
    </message>
    <message>
        <source>Escalated from %1 to %2</source>
        <translation>Livello: %1 → %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Risposta: %1</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>In attesa della tua risposta</translation>
    </message>
    <message>
        <source>You were asked, and did not answer</source>
        <translation>Ti è stata fatta una domanda, senza risposta</translation>
    </message>
    <message>
        <source>You answered: %1</source>
        <translation>Hai risposto: %1</translation>
    </message>
    <message>
        <source>These statements return different results. Which one do you mean?</source>
        <translation>Queste istruzioni danno risultati diversi. Quale intendi?</translation>
    </message>
    <message>
        <source>What do you know about this mistake?</source>
        <translation>Che cosa sai di questo errore?</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>fino a %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Test %1: %2</source>
        <translation>Test n. %1: %2</translation>
    </message>
</context>
<context>
    <name>querymend::AgainForm</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Suggerimenti</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Esegui di nuovo</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>modello %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>livello %1</translation>
    </message>
    <message>
        <source>hints %1</source>
        <translation>suggerimenti %1</translation>
    </message>
    <message>
        <source>Refresh the schema fi&amp;rst</source>
        <translation>Aggiorna p&amp;rima lo schema</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifiche</translation>
    </message>
    <message>
        <source>may contain database values</source>
        <translation>con valori del database</translation>
    </message>
    <message>
        <source>without database values</source>
        <translation>senza valori del database</translation>
    </message>
    <message>
        <source>Run again, live, with changes</source>
        <translation>Esegui di nuovo, dal vivo, con modifiche</translation>
    </message>
    <message>
        <source>Retrie&amp;s</source>
        <translation>&amp;Correzioni</translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n correzione</numerusform>
            <numerusform>%n correzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>schema refreshed</source>
        <translation>schema aggiornato</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Nessuna modifica.</translation>
    </message>
</context>
<context>
    <name>querymend::AgentBar</name>
    <message>
        <source>A&amp;llow</source>
        <translation>Co&amp;nsenti</translation>
    </message>
    <message>
        <source>Edi&amp;t…</source>
        <translation>M&amp;odifica…</translation>
    </message>
    <message>
        <source>Ref&amp;use…</source>
        <translation>Rif&amp;iuta…</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Mo&amp;stra</translation>
    </message>
    <message>
        <source>Why? The agent will read this.</source>
        <translation>Perché? L&apos;agente lo leggerà.</translation>
    </message>
    <message>
        <source>Reason for the agent</source>
        <translation>Motivo per l&apos;agente</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rifiuta</translation>
    </message>
    <message>
        <source>%1 wants to run a statement on %2</source>
        <translation>%1 vuole eseguire un&apos;istruzione su %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>%n altra in attesa</numerusform>
            <numerusform>%n altre in attesa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused in %n s if you do nothing.</source>
        <translation>
            <numerusform>Sarà rifiutata tra %n s se non fai nulla.</numerusform>
            <numerusform>Sarà rifiutata tra %n s se non fai nulla.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::AgentsButton</name>
    <message>
        <source>No Agent Activity Yet</source>
        <translation>Nessun agente ha ancora fatto nulla</translation>
    </message>
    <message>
        <source>Agents: idle</source>
        <translation>Agenti: inattivi</translation>
    </message>
    <message numerus="yes">
        <source>Agents: %n at work</source>
        <translation>
            <numerusform>Agenti: %n al lavoro</numerusform>
            <numerusform>Agenti: %n al lavoro</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The timeline can follow what they do.</source>
        <translation>%1. La cronologia può seguire ciò che fanno.</translation>
    </message>
    <message>
        <source>Follow Agents</source>
        <translation>Segui gli agenti</translation>
    </message>
</context>
<context>
    <name>querymend::AskPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Premesse</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>The model that writes the SQL</source>
        <translation>Il modello che scrive l&apos;SQL</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Connect to a database first</source>
        <translation>Connettiti prima a un database</translation>
    </message>
    <message>
        <source>Answering the question</source>
        <translation>Risposta in corso</translation>
    </message>
    <message>
        <source>No database is open. Connect to one first.</source>
        <translation>Nessun database aperto. Connettiti prima a un database.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>Scrivi prima una domanda.</translation>
    </message>
    <message>
        <source>Background knowledge for the question, and what the answer looks like</source>
        <translation>Conoscenze utili per la domanda e aspetto della risposta</translation>
    </message>
    <message>
        <source>What the answer looks like is not understood. Write types, rows or both, with as many values in each row: text, number; Italy, 12</source>
        <translation>L’aspetto della risposta non è chiaro. Scrivi tipi, righe o entrambi, con lo stesso numero di valori in ogni riga: testo, numero; Italia, 12</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsChips</name>
    <message>
        <source>Preset</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>All settings for the question, and presets</source>
        <translation>Tutte le impostazioni della domanda e i profili</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>The first level; if no answer is found, the next one is tried</source>
        <translation>Il livello iniziale; se non si trova una risposta, si passa al successivo</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Corsie</translation>
    </message>
    <message>
        <source>How many lanes run at each level</source>
        <translation>Quante corsie a ogni livello</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>How many times each lane may correct its SQL; replies without SQL do not count</source>
        <translation>Quante volte ogni corsia può correggere il proprio SQL; le risposte senza SQL non contano</translation>
    </message>
</context>
<context>
    <name>querymend::LargePromptWarning</name>
    <message>
        <source>The selected tables make the prompt about %1 tokens long. Fewer tables cost less and often give better answers.</source>
        <translation>Con le tabelle selezionate il prompt è di circa %1 token. Meno tabelle costano meno e spesso danno risposte migliori.</translation>
    </message>
    <message>
        <source>Send Anyway</source>
        <translation>Invia comunque</translation>
    </message>
</context>
<context>
    <name>querymend::EvidenceFields</name>
    <message>
        <source>Answer like: text, number; Italy, 12</source>
        <translation>Risposta: testo, numero; Italia, 12</translation>
    </message>
    <message>
        <source>What the answer looks like</source>
        <translation>L’aspetto della risposta</translation>
    </message>
    <message>
        <source>Types of columns (text, number, date, any), rows of the answer, and &quot;sorted&quot;</source>
        <translation>Tipi delle colonne (testo, numero, data), righe della risposta e «ordinato»</translation>
    </message>
</context>
<context>
    <name>querymend::ModelChip</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Integrato</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Configura modelli…</translation>
    </message>
    <message>
        <source>scripted</source>
        <translation>Simulato</translation>
    </message>
</context>
<context>
    <name>querymend::Asking</name>
    <message>
        <source>Try Again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>The run was stopped because it cannot be saved: %1</source>
        <translation>Esecuzione interrotta perché non si può salvare: %1</translation>
    </message>
    <message>
        <source>Waiting for the store; retrying for a minute: %1</source>
        <translation>In attesa dell&apos;archivio; si riprova per un minuto: %1</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Configura modelli…</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>No answer from model %1: %2</source>
        <translation>Nessuna risposta dal modello %1: %2</translation>
    </message>
    <message>
        <source>Can&apos;t reach model %1: %2</source>
        <translation>Impossibile raggiungere il modello %1: %2</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not used, because of a mistake in its settings: %2</source>
        <translation>Il modello «%1» non viene usato per un errore nelle sue impostazioni: %2</translation>
    </message>
    <message>
        <source>The presets can&apos;t be read: %1</source>
        <translation>Impossibile leggere i profili: %1</translation>
    </message>
    <message>
        <source>The presets can&apos;t be saved: %1</source>
        <translation>Impossibile salvare i profili: %1</translation>
    </message>
    <message>
        <source>The examples can&apos;t be read: %1</source>
        <translation>Impossibile leggere gli esempi: %1</translation>
    </message>
</context>
<context>
    <name>querymend::AttemptChoice</name>
    <message>
        <source>earlier run · %1</source>
        <translation>esecuzione precedente · %1</translation>
    </message>
</context>
<context>
    <name>querymend::AttemptPreview</name>
    <message>
        <source>Back to your text</source>
        <translation>Torna al tuo testo</translation>
    </message>
    <message>
        <source>Back to your text (Esc)</source>
        <translation>Torna al tuo testo (Esc)</translation>
    </message>
    <message>
        <source>preview · Esc goes back to your text</source>
        <translation>anteprima · Esc per tornare al tuo testo</translation>
    </message>
    <message>
        <source>SQL of %1, read-only</source>
        <translation>SQL: %1, sola lettura</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accetta</translation>
    </message>
    <message>
        <source>&amp;Open in a Tab</source>
        <translation>&amp;Apri in una scheda</translation>
    </message>
    <message>
        <source>Keep the answer as your own text</source>
        <translation>Conserva la risposta come tuo testo</translation>
    </message>
    <message>
        <source>Open a copy that you can edit</source>
        <translation>Apri una copia modificabile</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>anteprima</translation>
    </message>
    <message>
        <source>Reply of %1, read-only</source>
        <translation>Risposta: %1, sola lettura</translation>
    </message>
    <message>
        <source>changing from the previous statement</source>
        <translation>in trasformazione dall&apos;istruzione precedente</translation>
    </message>
</context>
<context>
    <name>querymend::BreakpointButton</name>
    <message>
        <source>Breakpoints</source>
        <translation>Punti di interruzione</translation>
    </message>
    <message>
        <source>Breakpoints: none</source>
        <translation>Punti di interruzione: nessuno</translation>
    </message>
    <message numerus="yes">
        <source>Breakpoints: %n on</source>
        <translation>
            <numerusform>Punti di interruzione: %n attivo</numerusform>
            <numerusform>Punti di interruzione: %n attivi</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Before Retrying After a Mistake</source>
        <translation>Fermati prima di correggere un errore</translation>
    </message>
    <message>
        <source>Ask Me What to Do</source>
        <translation>Chiedimi cosa fare</translation>
    </message>
    <message>
        <source>After a Failed Statement</source>
        <translation>Dopo un&apos;istruzione non riuscita</translation>
    </message>
    <message>
        <source>When No Correction Is Left</source>
        <translation>Quando non restano correzioni</translation>
    </message>
    <message>
        <source>When Results Differ</source>
        <translation>Quando i risultati differiscono</translation>
    </message>
    <message>
        <source>%1. Runs stop there so that you can inspect and change them.</source>
        <translation>%1. Lì le esecuzioni si fermano e puoi esaminarle e modificarle.</translation>
    </message>
</context>
<context>
    <name>querymend::CellInspector</name>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Byte</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Immagine</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>How the cell is shown</source>
        <translation>Modo di visualizzazione della cella</translation>
    </message>
    <message>
        <source>Cell content</source>
        <translation>Contenuto della cella</translation>
    </message>
    <message>
        <source>Picture in the cell</source>
        <translation>Immagine nella cella</translation>
    </message>
    <message>
        <source>Save the cell to a file</source>
        <translation>Salva la cella in un file</translation>
    </message>
    <message>
        <source>Close the cell pane</source>
        <translation>Chiudi il riquadro della cella</translation>
    </message>
    <message>
        <source>No cell</source>
        <translation>Nessuna cella</translation>
    </message>
    <message>
        <source>Save the cell</source>
        <translation>Salva la cella</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Salvato in %1</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
    <message>
        <source>The full content of the selected cell appears here.</source>
        <translation>Qui appare l&apos;intero contenuto della cella selezionata.</translation>
    </message>
</context>
<context>
    <name>querymend::CellLook</name>
    <message>
        <source>Long lines are wrapped.</source>
        <translation>Le righe lunghe vanno a capo.</translation>
    </message>
    <message>
        <source>The picture is too large to show.</source>
        <translation>L&apos;immagine è troppo grande per essere mostrata.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2.</source>
        <translation>Sono mostrati i primi %1 di %2.</translation>
    </message>
    <message>
        <source>Not valid JSON.</source>
        <translation>JSON non valido.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 pixel</translation>
    </message>
    <message>
        <source>Could not read this picture: %1</source>
        <translation>Impossibile leggere l&apos;immagine: %1</translation>
    </message>
</context>
<context>
    <name>querymend::ChangeForm</name>
    <message>
        <source>&amp;SQL</source>
        <translation>&amp;SQL</translation>
    </message>
    <message>
        <source>&amp;What was wrong</source>
        <translation>&amp;Errore da correggere</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Domanda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Next call</source>
        <translation>Prossima chiamata</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Nessuna modifica.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>Su&amp;ggerimento</translation>
    </message>
    <message>
        <source>Evi&amp;dence</source>
        <translation>P&amp;remesse</translation>
    </message>
    <message>
        <source>Temperat&amp;ure</source>
        <translation>Temperat&amp;ura</translation>
    </message>
</context>
<context>
    <name>querymend::ColourTag</name>
    <message>
        <source>Red</source>
        <translation>Rosso</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Arancione</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Turchese</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Viola</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blu</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuno</translation>
    </message>
</context>
<context>
    <name>querymend::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Type a command…</source>
        <translation>Digita un comando…</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Comandi corrispondenti</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Nessun comando corrispondente.</translation>
    </message>
</context>
<context>
    <name>querymend::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Confronto</translation>
    </message>
    <message>
        <source>The statement on the right, compared with the one on the left</source>
        <translation>L&apos;istruzione a destra, rispetto a quella a sinistra</translation>
    </message>
    <message>
        <source>The prompt on the right, compared with the one on the left</source>
        <translation>Il prompt a destra, rispetto a quello a sinistra</translation>
    </message>
    <message>
        <source>&amp;SQL</source>
        <translation>&amp;SQL</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>&amp;Prompt</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>P&amp;lans</source>
        <translation>P&amp;iani</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>Ri&amp;ghe</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>A sinistra</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>A destra</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Scambia i lati</translation>
    </message>
    <message>
        <source>%1, on the left</source>
        <translation>%1, a sinistra</translation>
    </message>
    <message>
        <source>%1, on the right</source>
        <translation>%1, a destra</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemi</translation>
    </message>
    <message>
        <source>Pro&amp;blems</source>
        <translation>Pro&amp;blemi</translation>
    </message>
    <message>
        <source>No database is open. Plans are not recorded.</source>
        <translation>Nessun database aperto. I piani non vengono registrati.</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Lettura del piano…</translation>
    </message>
    <message>
        <source>No plan: %1</source>
        <translation>Nessun piano: %1</translation>
    </message>
    <message>
        <source>L&amp;eft</source>
        <translation>S&amp;inistra</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>&amp;Destra</translation>
    </message>
</context>
<context>
    <name>querymend::CompletionModel</name>
    <message>
        <source>column</source>
        <translation>colonna</translation>
    </message>
    <message>
        <source>in FROM</source>
        <translation>in FROM</translation>
    </message>
    <message>
        <source>CTE</source>
        <translation>CTE</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabella</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>schema</translation>
    </message>
    <message>
        <source>function</source>
        <translation>funzione</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>funzione aggregata</translation>
    </message>
    <message>
        <source>window function</source>
        <translation>funzione finestra</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>parola chiave</translation>
    </message>
    <message>
        <source>foreign key</source>
        <translation>chiave esterna</translation>
    </message>
</context>
<context>
    <name>querymend::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Completamenti</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionBook</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copia)</translation>
    </message>
    <message>
        <source>Could not read %1: %2.</source>
        <translation>Impossibile leggere %1: %2.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2) and could not be renamed.</source>
        <translation>%1 è danneggiato (%2) e non è stato possibile rinominarlo.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). It was renamed to %3, and a new file was created.</source>
        <translation>%1 è danneggiato (%2). È stato rinominato in %3 ed è stato creato un nuovo file.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Querymend: %2. It was left unchanged, so your changes are not saved. Use that version, or move the file elsewhere.</source>
        <translation>%1 è stato scritto da una versione più recente di Querymend: %2. È rimasto invariato, quindi le modifiche non vengono salvate. Usa quella versione o sposta il file altrove.</translation>
    </message>
    <message>
        <source>Could not save %1: %2. Your changes will be lost when the program ends.</source>
        <translation>Impossibile salvare %1: %2. Le modifiche andranno perse alla chiusura del programma.</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionFields</name>
    <message>
        <source>Choose a file first.</source>
        <translation>Scegli prima un file.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address first.</source>
        <translation>Inserisci prima l&apos;indirizzo del server.</translation>
    </message>
    <message>
        <source>This system has no key store: the password is kept until the program ends.</source>
        <translation>Questo sistema non ha un portachiavi: la password resta in memoria fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Choose a Database File</source>
        <translation>Scegli un file di database</translation>
    </message>
    <message>
        <source>Databases (*.db *.sqlite *.sqlite3 *.db3 *.duckdb)</source>
        <translation>Database (*.db *.sqlite *.sqlite3 *.db3 *.duckdb)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvata</translation>
    </message>
    <message>
        <source>Enter the data source first, such as DSN=shop.</source>
        <translation>Inserisci prima la sorgente dati, ad esempio DSN=shop.</translation>
    </message>
    <message>
        <source>Could not save the password in the key store: %1</source>
        <translation>Impossibile salvare la password nel portachiavi: %1</translation>
    </message>
    <message>
        <source>Prefer encryption</source>
        <translation>Preferibilmente cifrata</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionPane</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connessione in corso…</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Connesso.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tabella</numerusform>
            <numerusform>%n tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>No connections yet</source>
        <translation>Nessuna connessione</translation>
    </message>
    <message>
        <source>%1, %2, in %3.</source>
        <translation>%1, %2, in %3.</translation>
    </message>
</context>
<context>
    <name>querymend::DatabaseWarning</name>
    <message>
        <source>This login is a superuser</source>
        <translation>Questo utente è un superutente</translation>
    </message>
    <message>
        <source>This login is a member of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Questo utente appartiene a %1</translation>
    </message>
    <message>
        <source>it can change the server&apos;s settings and end other connections</source>
        <translation>può cambiare le impostazioni del server e chiudere altre connessioni</translation>
    </message>
    <message>
        <source>it can change the server&apos;s settings</source>
        <translation>può cambiare le impostazioni del server</translation>
    </message>
    <message>
        <source>it can stop the server</source>
        <translation>può fermare il server</translation>
    </message>
    <message>
        <source>it can create logins</source>
        <translation>può creare utenti</translation>
    </message>
    <message>
        <source>it has access beyond the database</source>
        <translation>ha accesso oltre il database</translation>
    </message>
    <message>
        <source>it can change everything in the database</source>
        <translation>può modificare tutto il database</translation>
    </message>
    <message>
        <source>it can write to every table</source>
        <translation>può scrivere in tutte le tabelle</translation>
    </message>
    <message>
        <source>it can change every table</source>
        <translation>può modificare tutte le tabelle</translation>
    </message>
    <message>
        <source>it can do more than read</source>
        <translation>può fare altro oltre a leggere</translation>
    </message>
    <message>
        <source>sql_mode has %1, which makes the server parse statements in an unsupported way.</source>
        <translation>sql_mode contiene %1, con cui il server analizza le istruzioni in un modo non supportato.</translation>
    </message>
    <message>
        <source>The database&apos;s -wal file has changes that are not in the database yet. Reading them creates a -shm file next to it, which stays.</source>
        <translation>Il file -wal contiene modifiche non ancora riportate nel database. Per leggerle viene creato accanto un file -shm, che rimane.</translation>
    </message>
    <message>
        <source>This login has the privilege %1</source>
        <extracomment>%1 is a right, such as FILE</extracomment>
        <translation>Questo utente ha il privilegio %1</translation>
    </message>
    <message>
        <source>it can do anything, including reading and writing the server&apos;s files and changing its settings</source>
        <translation>può fare tutto, anche leggere e scrivere file del server e cambiarne le impostazioni</translation>
    </message>
    <message>
        <source>it can read and write the server&apos;s files and run programs there</source>
        <translation>può leggere e scrivere file del server ed eseguirvi programmi</translation>
    </message>
    <message>
        <source>it can read and write the server&apos;s files</source>
        <translation>può leggere e scrivere file del server</translation>
    </message>
    <message>
        <source>it can create functions that run with other users&apos; privileges</source>
        <translation>può creare funzioni eseguite con i privilegi di altri utenti</translation>
    </message>
    <message>
        <source>%1: %2. Use one that can only SELECT.</source>
        <extracomment>whose login it is, and what it can do</extracomment>
        <translation>%1: %2. Usa un utente che possa eseguire solo SELECT.</translation>
    </message>
    <message>
        <source>The server is %1, so statements are parsed as %1 does, not as %2 does.</source>
        <translation>Il server è %1, quindi le istruzioni si analizzano come in %1 e non come in %2.</translation>
    </message>
    <message>
        <source>No sample values from %1: %2</source>
        <translation>Nessun valore di esempio da %1: %2</translation>
    </message>
    <message>
        <source>The database&apos;s folder is not writable, so the file is assumed not to change.</source>
        <translation>La cartella del database non è scrivibile, quindi si presume che il file non cambi.</translation>
    </message>
    <message numerus="yes">
        <source>Sample values of %n tables were skipped to save time.</source>
        <translation>
            <numerusform>Per risparmiare tempo mancano i valori di esempio di %n tabella.</numerusform>
            <numerusform>Per risparmiare tempo mancano i valori di esempio di %n tabelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries cannot use %1: without its schema, the name means a table that is not among those allowed.</source>
        <translation>Le query non possono usare %1: senza lo schema, il nome indica una tabella non consentita.</translation>
    </message>
    <message>
        <source>Queries may use %1, but there is no such table.</source>
        <translation>Le query possono usare %1, ma una tabella con questo nome non esiste.</translation>
    </message>
    <message>
        <source>%1 was ignored, because other users can access it. Run chmod 600 on it.</source>
        <translation>%1 è stato ignorato, perché altri utenti possono accedervi. Esegui chmod 600 sul file.</translation>
    </message>
</context>
<context>
    <name>querymend::Demonstration</name>
    <message>
        <source>Could not create the folder %1.</source>
        <translation>Impossibile creare la cartella %1.</translation>
    </message>
</context>
<context>
    <name>querymend::DemonstrationBar</name>
    <message>
        <source>Leave</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Demo: scripted model, live checks and database</source>
        <translation>Dimostrazione: modello simulato, controlli e database reali</translation>
    </message>
</context>
<context>
    <name>querymend::DerivedRuns</name>
    <message>
        <source>Open the database first: %1</source>
        <translation>Apri prima il database: %1</translation>
    </message>
    <message>
        <source>Could not refresh the schema: %1</source>
        <translation>Impossibile aggiornare lo schema: %1</translation>
    </message>
    <message>
        <source>The question was not recorded.</source>
        <translation>La domanda non è stata registrata.</translation>
    </message>
    <message>
        <source>This run was made on another type of database. Open it first: %1</source>
        <translation>Questa esecuzione è stata fatta su un altro tipo di database. Aprilo prima: %1</translation>
    </message>
    <message>
        <source>Another run is in progress. Stop it or wait until it finishes.</source>
        <translation>Un&apos;altra esecuzione è in corso. Interrompila o attendi che finisca.</translation>
    </message>
    <message>
        <source>This run may have data values in it, and no data values may be sent. Ask the question again instead.</source>
        <translation>Questa esecuzione può contenere valori dei dati, e nessun valore può essere inviato. Ripeti la domanda, invece.</translation>
    </message>
</context>
<context>
    <name>querymend::DiffPage</name>
    <message>
        <source>What the attempt changed</source>
        <translation>Modifiche del tentativo</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Confronta con</translation>
    </message>
    <message>
        <source>These statements are too long to compare.</source>
        <translation>Queste istruzioni sono troppo lunghe da confrontare.</translation>
    </message>
    <message>
        <source>choose an attempt</source>
        <translation>scegli un tentativo</translation>
    </message>
    <message>
        <source>The hint before this attempt</source>
        <translation>Il suggerimento prima di questo tentativo</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Confronta con</translation>
    </message>
    <message>
        <source>No SQL yet.</source>
        <translation>Ancora nessun SQL.</translation>
    </message>
    <message>
        <source>This attempt ended before any SQL was written.</source>
        <translation>Questo tentativo è terminato prima che fosse scritto dell&apos;SQL.</translation>
    </message>
    <message>
        <source>The model did not reply.</source>
        <translation>Il modello non ha risposto.</translation>
    </message>
    <message>
        <source>First attempt of the lane</source>
        <translation>Primo tentativo della corsia</translation>
    </message>
    <message>
        <source>no other statements</source>
        <translation>nessun&apos;altra istruzione</translation>
    </message>
    <message>
        <source>The checks are not finished yet.</source>
        <translation>I controlli non sono ancora finiti.</translation>
    </message>
    <message>
        <source>This attempt ended before its checks were finished.</source>
        <translation>Questo tentativo è terminato prima che finissero i suoi controlli.</translation>
    </message>
    <message>
        <source>No SQL in this reply.</source>
        <translation>Nessun SQL in questa risposta.</translation>
    </message>
    <message>
        <source>No earlier attempt has a statement to compare with.</source>
        <translation>Nessun tentativo precedente ha istruzioni da confrontare.</translation>
    </message>
</context>
<context>
    <name>querymend::EditorActions</name>
    <message>
        <source>New Tab</source>
        <translation>Nuova scheda</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Chiudi scheda</translation>
    </message>
    <message>
        <source>Reopen Closed Tab</source>
        <translation>Riapri scheda chiusa</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Apri…</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>Apri recente</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Rename Tab</source>
        <translation>Rinomina scheda</translation>
    </message>
    <message>
        <source>Next Tab</source>
        <translation>Scheda successiva</translation>
    </message>
    <message>
        <source>Previous Tab</source>
        <translation>Scheda precedente</translation>
    </message>
    <message>
        <source>Run Statement</source>
        <translation>Esegui istruzione</translation>
    </message>
    <message>
        <source>Explain Statement</source>
        <translation>Mostra piano di esecuzione</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Completa</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formatta</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message>
        <source>Go to Line…</source>
        <translation>Vai alla riga…</translation>
    </message>
    <message>
        <source>Toggle Comment</source>
        <translation>Attiva/disattiva commento</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Problema successivo</translation>
    </message>
    <message>
        <source>Previous Problem</source>
        <translation>Problema precedente</translation>
    </message>
    <message>
        <source>Quick Fix</source>
        <translation>Correzione rapida</translation>
    </message>
    <message>
        <source>Select the statement to run: this text is too long to find it automatically.</source>
        <translation>Seleziona l&apos;istruzione da eseguire: il testo è troppo lungo per trovarla automaticamente.</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Vai alla riga</translation>
    </message>
    <message>
        <source>Run All Statements</source>
        <translation>Esegui tutte le istruzioni</translation>
    </message>
    <message>
        <source>No statement to run.</source>
        <translation>Nessuna istruzione da eseguire.</translation>
    </message>
    <message>
        <source>No statement to explain.</source>
        <translation>Nessuna istruzione di cui mostrare il piano.</translation>
    </message>
    <message>
        <source>Line (1 to %1):</source>
        <translation>Riga (da 1 a %1):</translation>
    </message>
    <message>
        <source>There is no problem here.</source>
        <translation>Qui non ci sono problemi.</translation>
    </message>
    <message>
        <source>Mend Statement</source>
        <translation>Correggi istruzione</translation>
    </message>
    <message>
        <source>No statement to mend.</source>
        <translation>Nessuna istruzione da correggere.</translation>
    </message>
    <message>
        <source>Could not mend it: %1</source>
        <translation>Impossibile correggerla: %1</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Niente da correggere.</translation>
    </message>
    <message>
        <source>Mended: %1</source>
        <translation>Corretta: %1</translation>
    </message>
    <message>
        <source>Open a database to mend statements.</source>
        <translation>Apri un database per correggere le istruzioni.</translation>
    </message>
    <message>
        <source>Connection of This Tab</source>
        <translation>Connessione di questa scheda</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Mostra piano</translation>
    </message>
</context>
<context>
    <name>querymend::EditorFiles</name>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>File SQL (*.sql)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Salvato %1.</translation>
    </message>
    <message>
        <source>Open SQL</source>
        <translation>Apri SQL</translation>
    </message>
    <message>
        <source>Save SQL</source>
        <translation>Salva SQL</translation>
    </message>
    <message>
        <source>%1 was not opened: it is not a text file.</source>
        <translation>%1 non è stato aperto: non è un file di testo.</translation>
    </message>
    <message>
        <source>%1 was not saved: another program has changed it. Save again to overwrite those changes.</source>
        <translation>%1 non è stato salvato: un altro programma lo ha modificato. Salva di nuovo per sovrascrivere quelle modifiche.</translation>
    </message>
    <message>
        <source>%1 is too long to edit (%2). Its first %3 are shown; you can run a selection.</source>
        <translation>%1 è troppo lungo per essere modificato (%2). Se ne mostrano i primi %3; puoi eseguire una selezione.</translation>
    </message>
    <message>
        <source>%1 is too long to edit (%2). It is shown without colours and checks; you can run a selection.</source>
        <translation>%1 è troppo lungo per essere modificato (%2). È mostrato senza colori e controlli; puoi eseguire una selezione.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8. It was converted and will be saved as UTF-8.</source>
        <translation>%1 non è in UTF-8. È stato convertito e sarà salvato in UTF-8.</translation>
    </message>
    <message>
        <source>%1 is read-only here, so there is nothing to save.</source>
        <translation>%1 qui è in sola lettura, quindi non c&apos;è nulla da salvare.</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
</context>
<context>
    <name>querymend::EditorPanel</name>
    <message>
        <source>%1 closed · Ctrl+Shift+T reopens it</source>
        <translation>%1: scheda chiusa · Ctrl+Shift+T la riapre</translation>
    </message>
    <message>
        <source>Your text will be lost when the program ends: it cannot be saved in %1</source>
        <translation>Il tuo testo andrà perso alla chiusura del programma: impossibile salvarlo in %1</translation>
    </message>
</context>
<context>
    <name>querymend::AnswerOffer</name>
    <message>
        <source>The answer is ready.</source>
        <translation>La risposta è pronta.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
</context>
<context>
    <name>querymend::EditorStatus</name>
    <message>
        <source>Check</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>Posizione del cursore</translation>
    </message>
    <message>
        <source>accept or revert</source>
        <translation>accetta o annulla</translation>
    </message>
    <message>
        <source>read-only: the text is too long</source>
        <translation>sola lettura: testo troppo lungo</translation>
    </message>
    <message>
        <source>not checked: no database</source>
        <translation>non controllato: nessun database</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>verifica…</translation>
    </message>
    <message>
        <source>not checked: the text is too long</source>
        <translation>non controllato: testo troppo lungo</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>non controllato: %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>nessun problema</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>Riga %1, col. %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>incompleta</translation>
    </message>
    <message>
        <source>no problems in this statement</source>
        <translation>nessun problema in questa istruzione</translation>
    </message>
    <message>
        <source>This text was written for %1, but another database is open.</source>
        <translation>Questo testo è stato scritto per %1, ma è aperto un altro database.</translation>
    </message>
    <message>
        <source>Written for %1</source>
        <translation>Scritto per %1</translation>
    </message>
    <message>
        <source>%1 in this statement</source>
        <translation>%1 in questa istruzione</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connessione</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>This text has its own connection.</source>
        <translation>Questo testo ha una connessione propria.</translation>
    </message>
    <message>
        <source>This text uses the window&apos;s connection.</source>
        <translation>Questo testo usa la connessione della finestra.</translation>
    </message>
</context>
<context>
    <name>querymend::EditorTabs</name>
    <message>
        <source>SQL texts</source>
        <translation>Testi SQL</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Chiudi scheda</translation>
    </message>
    <message>
        <source>Tab name</source>
        <translation>Nome della scheda</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>Query %1</translation>
    </message>
</context>
<context>
    <name>querymend::EmptyState</name>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
</context>
<context>
    <name>querymend::ErrorWords</name>
    <message>
        <source>Blocked: this connection is read-only</source>
        <translation>Bloccata: questa connessione è di sola lettura</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>Replaced by another statement</source>
        <translation>Sostituita da un&apos;altra istruzione</translation>
    </message>
    <message>
        <source>The connection was closed</source>
        <translation>Connessione chiusa</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <translation>Connessione persa</translation>
    </message>
    <message>
        <source>The rows are too large</source>
        <translation>Righe troppo grandi</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. To change data, use a tool made for that.</source>
        <translation>Al database non è stato inviato nulla. Per modificare i dati usa un altro strumento.</translation>
    </message>
    <message>
        <source>Run it again: the next statement reconnects.</source>
        <translation>Eseguila di nuovo: la prossima istruzione si riconnette.</translation>
    </message>
    <message>
        <source>Check that the server is running, then run the statement again.</source>
        <translation>Controlla che il server sia attivo, poi esegui di nuovo l&apos;istruzione.</translation>
    </message>
    <message>
        <source>Leave out the large columns, or select only part of their content.</source>
        <translation>Escludi le colonne grandi o selezionane solo una parte.</translation>
    </message>
    <message>
        <source>Select fewer rows or columns, or aggregate them in the statement.</source>
        <translation>Seleziona meno righe o colonne, oppure aggregale nell&apos;istruzione.</translation>
    </message>
    <message>
        <source>The server has not stopped it yet (%1). If it keeps running, ask the server&apos;s administrator to end it.</source>
        <translation>Il server non l&apos;ha ancora fermata (%1). Se continua, chiedi all&apos;amministratore del server di terminarla.</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (codice %2)</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the statement</source>
        <translation>Riga %1, colonna %2 dell'istruzione</translation>
    </message>
    <message>
        <source>Blocked: one statement at a time</source>
        <translation>Bloccata: una sola istruzione alla volta</translation>
    </message>
    <message>
        <source>Blocked: this function may do more than read</source>
        <translation>Bloccata: questa funzione può fare altro oltre a leggere</translation>
    </message>
    <message>
        <source>Blocked: the statement cannot be parsed with certainty</source>
        <translation>Bloccata: l&apos;istruzione non si può analizzare con certezza</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. Run all statements with F5, or put the cursor in one of them.</source>
        <translation>Al database non è stato inviato nulla. Esegui tutte le istruzioni con F5 o posiziona il cursore su una di esse.</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. If you know that it only reads, allow it in the connection&apos;s settings.</source>
        <translation>Al database non è stato inviato nulla. Se sai che si limita a leggere, consentila nelle impostazioni della connessione.</translation>
    </message>
    <message>
        <source>Nothing was sent to the database.</source>
        <translation>Al database non è stato inviato nulla.</translation>
    </message>
    <message>
        <source>Could not reach the server</source>
        <translation>Impossibile raggiungere il server</translation>
    </message>
    <message>
        <source>Time limit exceeded</source>
        <translation>Tempo limite superato</translation>
    </message>
    <message>
        <source>Memory or disk limit exceeded</source>
        <translation>Limite di memoria o disco superato</translation>
    </message>
    <message>
        <source>Driver not installed</source>
        <translation>Driver non installato</translation>
    </message>
    <message>
        <source>Blocked: this function is not known to be read-only</source>
        <translation>Bloccata: non è noto se questa funzione si limiti a leggere</translation>
    </message>
    <message>
        <source>Blocked: only queries can run here</source>
        <translation>Bloccata: qui si eseguono solo query</translation>
    </message>
    <message>
        <source>Select fewer rows, or filter by a column that has an index.</source>
        <translation>Seleziona meno righe o filtra per una colonna con un indice.</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>Installalo e riprova.</translation>
    </message>
</context>
<context>
    <name>querymend::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Esporta in</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>La cartella %1 non esiste.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Interrompi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows fetched…</source>
        <translation>
            <numerusform>%Ln riga letta…</numerusform>
            <numerusform>%Ln righe lette…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln rows…</source>
        <translation>
            <numerusform>Esportazione di %Ln riga…</numerusform>
            <numerusform>Esportazione di %Ln righe…</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows will be exported: %1 are loaded, and the rest will be fetched.</source>
        <translation>Verrà esportato tutto: %1 già caricate, le altre verranno lette adesso.</translation>
    </message>
    <message>
        <source>%1 will be exported.</source>
        <translation>Da esportare: %1.</translation>
    </message>
    <message>
        <source>Only %1 were fetched and will be exported. To export all rows, run the statement again.</source>
        <translation>Verranno esportate solo le righe già lette: %1. Per esportarle tutte esegui di nuovo l'istruzione.</translation>
    </message>
    <message>
        <source>XLSX holds at most %1 rows, %2 columns and %3 characters per cell.</source>
        <translation>XLSX contiene al massimo %1 righe, %2 colonne e %3 caratteri per cella.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows saved to %1.</source>
        <translation>
            <numerusform>%Ln riga salvata in %1.</numerusform>
            <numerusform>%Ln righe salvate in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells were too long for XLSX and were cut.</source>
        <translation>
            <numerusform>%Ln cella troppo lunga per XLSX è stata troncata.</numerusform>
            <numerusform>%Ln celle troppo lunghe per XLSX sono state troncate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
    <message>
        <source>Too many rows for XLSX. Use CSV or JSON.</source>
        <translation>Troppe righe per XLSX. Usa CSV o JSON.</translation>
    </message>
    <message>
        <source>Too many columns for XLSX. Use CSV or JSON.</source>
        <translation>Troppe colonne per XLSX. Usa CSV o JSON.</translation>
    </message>
    <message>
        <source>Stopped. No file was saved.</source>
        <translation>Esportazione interrotta. Nessun file salvato.</translation>
    </message>
</context>
<context>
    <name>querymend::FailureWords</name>
    <message>
        <source>The SSH tunnel was lost</source>
        <translation>Il tunnel SSH è caduto</translation>
    </message>
    <message>
        <source>The SSH tunnel does not work</source>
        <translation>Il tunnel SSH non funziona</translation>
    </message>
    <message>
        <source>The command gave no password</source>
        <translation>Il comando non ha fornito la password</translation>
    </message>
    <message>
        <source>The database was not asked for a login: the way to it is through SSH.</source>
        <translation>Al database non è stato chiesto alcun accesso: ci si arriva attraverso SSH.</translation>
    </message>
    <message>
        <source>Correct the command in the connection&apos;s form, or leave it empty and type the password.</source>
        <translation>Correggi il comando nel modulo della connessione, oppure lascialo vuoto e digita la password.</translation>
    </message>
    <message>
        <source>The database did not answer in time</source>
        <translation>Il database non ha risposto in tempo</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <translation>Connessione persa</translation>
    </message>
    <message>
        <source>A library for this database is missing</source>
        <translation>Manca una libreria per questo database</translation>
    </message>
    <message>
        <source>The server refused the login</source>
        <translation>Accesso rifiutato dal server</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>Installala e riprova.</translation>
    </message>
    <message>
        <source>Check the user and the password.</source>
        <translation>Controlla l&apos;utente e la password.</translation>
    </message>
    <message>
        <source>Check the host, the port and the database, and make sure that the server is running.</source>
        <translation>Controlla host, porta e database, e che il server sia attivo.</translation>
    </message>
    <message>
        <source>Connection cancelled</source>
        <translation>Connessione annullata</translation>
    </message>
    <message>
        <source>Could not make a read-only connection</source>
        <translation>Impossibile aprire una connessione di sola lettura</translation>
    </message>
    <message>
        <source>Not enough memory to open the database</source>
        <translation>Memoria insufficiente per aprire il database</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Impossibile aprire il file</translation>
    </message>
    <message>
        <source>Could not reach the server</source>
        <translation>Impossibile raggiungere il server</translation>
    </message>
    <message>
        <source>Check the path and your permission to read the file, and make sure that it is a database of this type.</source>
        <translation>Controlla il percorso e verifica che il file sia un database di questo tipo e sia leggibile.</translation>
    </message>
    <message>
        <source>Database not found on the server</source>
        <translation>Database non trovato sul server</translation>
    </message>
    <message>
        <source>Check the database name. The server is running.</source>
        <translation>Controlla il nome del database. Il server è attivo.</translation>
    </message>
    <message>
        <source>A connection option is not valid</source>
        <translation>Un&apos;opzione della connessione non è valida</translation>
    </message>
    <message>
        <source>Correct it in the connection&apos;s options.</source>
        <translation>Correggila nelle opzioni della connessione.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is for another name</source>
        <translation>Il certificato del server è per un altro nome</translation>
    </message>
    <message>
        <source>Use a host name that is in the certificate. If there is none, ask the server&apos;s administrator: another server may have answered.</source>
        <translation>Usa un nome host presente nel certificato. Se non c&apos;è, chiedi all&apos;amministratore del server: potrebbe aver risposto un altro server.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not valid today</source>
        <translation>Il certificato del server oggi non è valido</translation>
    </message>
    <message>
        <source>It has expired or is not valid yet. Ask the server&apos;s administrator to renew it, and check the date of this machine.</source>
        <translation>È scaduto o non è ancora valido. Chiedi all&apos;amministratore del server di rinnovarlo e controlla la data di questa macchina.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not trusted</source>
        <translation>Il certificato del server non è attendibile</translation>
    </message>
    <message>
        <source>It was issued by an authority that is not known here. If you trust the server, name the file of its authority in the option %1.</source>
        <extracomment>%1 is the name of an option</extracomment>
        <translation>Lo ha emesso un&apos;autorità che qui non è nota. Se ti fidi del server, indica il file della sua autorità nell&apos;opzione %1.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted</source>
        <translation>Il certificato del server non è stato accettato</translation>
    </message>
    <message>
        <source>It was issued by an authority that is not known here, or it has expired. If you trust the server, name the file of its authority in the option %1.</source>
        <extracomment>%1 is the name of an option</extracomment>
        <translation>Lo ha emesso un&apos;autorità che qui non è nota, oppure è scaduto. Se ti fidi del server, indica il file della sua autorità nell&apos;opzione %1.</translation>
    </message>
    <message>
        <source>The server does not offer encryption</source>
        <translation>Il server non offre la cifratura</translation>
    </message>
    <message>
        <source>The connection demands it, so no password was sent. Ask the server&apos;s administrator for encryption, or choose a TLS mode that does not demand it.</source>
        <translation>La connessione la richiede, quindi non è stata inviata alcuna password. Chiedi la cifratura all&apos;amministratore del server, oppure scegli una modalità TLS che non la richiede.</translation>
    </message>
    <message>
        <source>A certificate file cannot be used</source>
        <translation>Un file di certificati non è utilizzabile</translation>
    </message>
    <message>
        <source>Check its path in the connection&apos;s options, its contents, and that you are allowed to read it.</source>
        <translation>Controlla il percorso nelle opzioni della connessione, il contenuto e che tu possa leggerlo.</translation>
    </message>
    <message>
        <source>Could not encrypt the connection</source>
        <translation>Impossibile cifrare la connessione</translation>
    </message>
    <message>
        <source>Check the TLS mode and the certificate files in the connection&apos;s options.</source>
        <translation>Controlla la modalità TLS e i file dei certificati nelle opzioni della connessione.</translation>
    </message>
</context>
<context>
    <name>querymend::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Trova</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Maiuscole/minuscole</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Parole intere</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Espressione regolare</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occorrenza precedente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occorrenza successiva</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Sostituisci con</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Sostituisci</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n sostituita</numerusform>
            <numerusform>%n sostituite</numerusform>
        </translation>
    </message>
    <message>
        <source>invalid pattern: %1</source>
        <translation>espressione non valida: %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>nessuna occorrenza</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n occorrenza</numerusform>
            <numerusform>%n occorrenze</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Sostituisci tutto</translation>
    </message>
</context>
<context>
    <name>querymend::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Cerca nell&apos;aiuto</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>Trovato nell&apos;aiuto</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Nessuna pagina contiene queste parole.</translation>
    </message>
</context>
<context>
    <name>querymend::HistoryDialog</name>
    <message>
        <source>Any outcome</source>
        <translation>Tutti gli esiti</translation>
    </message>
    <message>
        <source>Any model</source>
        <translation>Tutti i modelli</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Tutti i database</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Tutte le etichette</translation>
    </message>
    <message>
        <source>No runs match your search.</source>
        <translation>Nessuna esecuzione corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>No questions yet. Questions that you ask are saved here.</source>
        <translation>Ancora nessuna domanda. Le domande che fai vengono salvate qui.</translation>
    </message>
    <message>
        <source>Any category</source>
        <translation>Tutte le categorie</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Chiunque</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenti</translation>
    </message>
</context>
<context>
    <name>querymend::InlineMessage</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Chiudi questo messaggio</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>querymend::InspectorPanel</name>
    <message>
        <source>Attempt</source>
        <translation>Tentativo</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Che cosa non va</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Valutazione</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>Quanto tempo è servito, e dove</translation>
    </message>
    <message>
        <source>Copy the SQL of this attempt</source>
        <translation>Copia l&apos;SQL di questo tentativo</translation>
    </message>
    <message>
        <source>Open the SQL of this attempt in the editor</source>
        <translation>Apri l&apos;SQL di questo tentativo nell&apos;editor</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Traffico</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>The hint that followed</source>
        <translation>Il suggerimento successivo</translation>
    </message>
    <message>
        <source>The decision and its reason</source>
        <translation>La decisione e il motivo</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Dal modello</translation>
    </message>
    <message>
        <source>The model&apos;s reply</source>
        <translation>La risposta del modello</translation>
    </message>
    <message>
        <source>The checks and the safety report</source>
        <translation>I controlli e il rapporto di sicurezza</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>The tests, and which lane passes them</source>
        <translation>I test, e quale corsia li supera</translation>
    </message>
    <message>
        <source>Select an attempt on the timeline.</source>
        <translation>Seleziona un tentativo nella cronologia.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 rispetto al %2</translation>
    </message>
    <message>
        <source>What was sent to the model&apos;s server and received from it</source>
        <translation>Dati inviati al server del modello e ricevuti</translation>
    </message>
    <message>
        <source>Compare this attempt with another</source>
        <translation>Confronta questo tentativo con un altro</translation>
    </message>
    <message>
        <source>Fork, retry or accept this attempt</source>
        <translation>Crea un ramo, ritenta o accetta questo tentativo</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>All that was done for this attempt</source>
        <translation>Tutto ciò che è stato fatto per questo tentativo</translation>
    </message>
    <message>
        <source>&amp;Copy a Report of This Failure</source>
        <translation>&amp;Copia un rapporto su questo errore</translation>
    </message>
    <message>
        <source>Details of attempts appear here.</source>
        <translation>Qui compaiono i dettagli dei tentativi.</translation>
    </message>
</context>
<context>
    <name>querymend::LanguagePage</name>
    <message>
        <source>Same as the system</source>
        <translation>Come il sistema</translation>
    </message>
</context>
<context>
    <name>querymend::MainWindow</name>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Retry Timeline</source>
        <translation>Cronologia dei tentativi</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Tentativo</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Dimostrazioni</translation>
    </message>
</context>
<context>
    <name>querymend::MessagesPage</name>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
    </message>
    <message>
        <source>Statements run in this window are logged here.</source>
        <translation>Qui compaiono le istruzioni eseguite in questa finestra.</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Copia tutti i messaggi</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Cancella i messaggi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, more to fetch</source>
        <translation>%1, altre da caricare</translation>
    </message>
</context>
<context>
    <name>querymend::ModelFields</name>
    <message>
        <source>Enter the prices of prompt and reply as numbers, such as %1, or leave all prices empty.</source>
        <translation>Inserisci i prezzi di prompt e risposta come numeri, ad esempio %1, o lascia vuoti tutti i prezzi.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n models; choose one above.</source>
        <translation>
            <numerusform>Trovato %n modello: sceglilo qui sopra.</numerusform>
            <numerusform>Trovati %n modelli: scegline uno qui sopra.</numerusform>
        </translation>
    </message>
    <message>
        <source>not shown again after you enter it</source>
        <translation>dopo l&apos;inserimento non viene più mostrata</translation>
    </message>
</context>
<context>
    <name>querymend::ModelPane</name>
    <message>
        <source>New model</source>
        <translation>Nuovo modello</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1: incompleto</translation>
    </message>
    <message>
        <source>Kept until the program ends.</source>
        <translation>Resta in memoria fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Saving to the system&apos;s key store…</source>
        <translation>Salvataggio nel portachiavi di sistema…</translation>
    </message>
    <message>
        <source>Kept only until the program ends: %1</source>
        <translation>Resta in memoria solo fino alla chiusura del programma: %1</translation>
    </message>
    <message>
        <source>No models yet. Add one, or look for servers on this machine.</source>
        <translation>Nessun modello. Aggiungine uno o cerca server su questo computer.</translation>
    </message>
    <message>
        <source>Saved in the system&apos;s key store.</source>
        <translation>Salvata nel portachiavi di sistema.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not used, because of a mistake in the file: %2</source>
        <translation>«%1» non viene usato per un errore nel file: %2</translation>
    </message>
    <message>
        <source>Fill in the missing fields first.</source>
        <translation>Compila prima i campi mancanti.</translation>
    </message>
</context>
<context>
    <name>querymend::ModelWork</name>
    <message>
        <source>Cancelled.</source>
        <translation>Operazione annullata.</translation>
    </message>
    <message>
        <source>Asking the model for a statement…</source>
        <translation>Richiesta di un&apos;istruzione al modello…</translation>
    </message>
    <message>
        <source>Looking for servers on this machine…</source>
        <translation>Ricerca di server su questo computer…</translation>
    </message>
    <message>
        <source>Found on this machine:</source>
        <translation>Trovati su questo computer:</translation>
    </message>
    <message numerus="yes">
        <source>Add %1 at %2 (%n models)</source>
        <translation>
            <numerusform>Aggiungi %1 su %2 (%n modello)</numerusform>
            <numerusform>Aggiungi %1 su %2 (%n modelli)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Verifica</translation>
    </message>
    <message>
        <source>Fetching the server&apos;s models…</source>
        <translation>Lettura dei modelli del server…</translation>
    </message>
    <message>
        <source>Fill in the missing fields first.</source>
        <translation>Compila prima i campi mancanti.</translation>
    </message>
    <message>
        <source>No server found on this machine. Is one running?</source>
        <translation>Nessun server trovato su questo computer. Ce n&apos;è uno in esecuzione?</translation>
    </message>
    <message>
        <source>&amp;Find Local Servers</source>
        <translation>&amp;Trova server locali</translation>
    </message>
    <message>
        <source>Not usable: %1 (%2)</source>
        <translation>Non utilizzabile: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>querymend::Panels</name>
    <message>
        <source>Preview</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Table preview</source>
        <translation>Anteprima della tabella</translation>
    </message>
</context>
<context>
    <name>querymend::PiecePane</name>
    <message>
        <source>Save…</source>
        <translation>Salva…</translation>
    </message>
    <message>
        <source>Only the beginning of %1 is shown.</source>
        <translation>È mostrato solo l&apos;inizio di %1.</translation>
    </message>
    <message>
        <source>Save the whole text</source>
        <translation>Salva tutto il testo</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Salvato come %1.</translation>
    </message>
    <message>
        <source>Could not save %1: %2. Choose another location.</source>
        <translation>Impossibile salvare %1: %2. Scegli un&apos;altra posizione.</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Che cos&apos;è?</translation>
    </message>
</context>
<context>
    <name>querymend::PlanModel</name>
    <message>
        <source>%1, expensive</source>
        <translation>%1, costosa</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operazione</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Tabella o indice</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Quota</translation>
    </message>
</context>
<context>
    <name>querymend::PlanPage</name>
    <message>
        <source>The plan</source>
        <translation>Il piano</translation>
    </message>
    <message>
        <source>The run was made on %1, but another database is open.</source>
        <translation>L&apos;esecuzione è stata fatta su %1, ma è aperto un altro database.</translation>
    </message>
    <message>
        <source>Read Plan</source>
        <translation>Leggi piano</translation>
    </message>
    <message>
        <source>No SQL yet.</source>
        <translation>Ancora nessun SQL.</translation>
    </message>
    <message>
        <source>No database is open. Plans are not recorded: open %1 to read this one.</source>
        <translation>Nessun database aperto. I piani non vengono registrati: apri %1 per leggere questo.</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Lettura del piano…</translation>
    </message>
    <message>
        <source>The open database cannot plan this statement: %1</source>
        <translation>Il database aperto non può pianificare questa istruzione: %1</translation>
    </message>
    <message>
        <source>How the open database would run it now.</source>
        <translation>Come lo eseguirebbe ora il database aperto.</translation>
    </message>
</context>
<context>
    <name>querymend::PlanView</name>
    <message>
        <source>Details of the step</source>
        <translation>Dettagli del passo</translation>
    </message>
    <message>
        <source>The plan as returned by the engine</source>
        <translation>Il piano come restituito dal database</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Originale</translation>
    </message>
    <message>
        <source>Copy the plan</source>
        <translation>Copia il piano</translation>
    </message>
    <message>
        <source>Copy Plan</source>
        <translation>Copia il piano</translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation>Passi del piano</translation>
    </message>
    <message>
        <source>Explain a statement (Ctrl+E) to see how the database would run it.</source>
        <translation>Mostra il piano di un&apos;istruzione (Ctrl+E) per vedere come il database la eseguirebbe.</translation>
    </message>
    <message>
        <source>This plan cannot be shown as a tree. It is shown as returned by the engine.</source>
        <translation>Questo piano non si può mostrare come albero. È mostrato come restituito dal database.</translation>
    </message>
</context>
<context>
    <name>querymend::PlaybackBar</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Riproduci di nuovo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Lettore</translation>
    </message>
    <message>
        <source>Show the whole run and close the player</source>
        <translation>Mostra l&apos;intera esecuzione e chiudi il lettore</translation>
    </message>
    <message>
        <source>Space plays and pauses, Left and Right go from event to event</source>
        <translation>Spazio riproduce e mette in pausa, Sinistra e Destra vanno di evento in evento</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Moment shown</source>
        <translation>Momento mostrato</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation>All&apos;evento successivo</translation>
    </message>
    <message>
        <source>To the event before</source>
        <translation>All&apos;evento precedente</translation>
    </message>
</context>
<context>
    <name>querymend::PresenterMode</name>
    <message>
        <source>Not available while presenting: connections, settings and history show host names.</source>
        <translation>Non disponibili durante la presentazione: connessioni, impostazioni e storico mostrano nomi di host.</translation>
    </message>
</context>
<context>
    <name>querymend::ProblemMarks</name>
    <message>
        <source>Click or Alt+↵ for a fix</source>
        <translation>Correggi: clic o Alt+↵</translation>
    </message>
</context>
<context>
    <name>querymend::ProblemPage</name>
    <message>
        <source>Running…</source>
        <translation>In esecuzione…</translation>
    </message>
    <message>
        <source>%1: show it in the editor</source>
        <translation>%1: mostra nell&apos;editor</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Che cos&apos;è?</translation>
    </message>
</context>
<context>
    <name>querymend::PromptPage</name>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>About %1 tokens, estimated</source>
        <translation>Circa %1 token, stimati</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>user</source>
        <translation>utente</translation>
    </message>
    <message>
        <source>%1 · %2 · ≈ %3 tokens</source>
        <extracomment>the name of a section, whom it speaks as, and about how many tokens it has</extracomment>
        <translation>%1 · %2 · ≈ %3 token</translation>
    </message>
    <message>
        <source>No prompt yet.</source>
        <translation>Ancora nessun prompt.</translation>
    </message>
    <message>
        <source>Manage Memory…</source>
        <translation>Gestisci la memoria…</translation>
    </message>
    <message>
        <source>Lists all examples and lessons, to forget them or not to show them</source>
        <translation>Elenca tutti gli esempi e le lezioni, per dimenticarli o non mostrarli</translation>
    </message>
</context>
<context>
    <name>querymend::ProposalBar</name>
    <message>
        <source>Proposed change</source>
        <translation>Modifica proposta</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accetta</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>%n riga rimossa</numerusform>
            <numerusform>%n righe rimosse</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n aggiunta</numerusform>
            <numerusform>%n aggiunte</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept the proposed text</source>
        <translation>Accetta il testo proposto</translation>
    </message>
    <message>
        <source>Restore the text as it was</source>
        <translation>Ripristina il testo precedente</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionEdit</name>
    <message>
        <source>Ask a question about your data</source>
        <translation>Fai una domanda sui tuoi dati</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
</context>
<context>
    <name>querymend::RecentMenu</name>
    <message>
        <source>No Recent Files</source>
        <translation>Nessun file recente</translation>
    </message>
</context>
<context>
    <name>querymend::ResultBar</name>
    <message>
        <source>Filter rows</source>
        <translation>Filtra le righe</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Cell (F2)</source>
        <translation>Cella (F2)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Show only fetched rows that contain this text (Ctrl+F)</source>
        <translation>Mostra solo le righe caricate che contengono questo testo (Ctrl+F)</translation>
    </message>
    <message>
        <source>Chart: needs a column of labels and a column of numbers</source>
        <translation>Grafico: servono una colonna di etichette e una di numeri</translation>
    </message>
</context>
<context>
    <name>querymend::ResultChart</name>
    <message>
        <source>Chart of the result</source>
        <translation>Grafico del risultato</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barre</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Linee</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Tipo di grafico</translation>
    </message>
    <message>
        <source>What the values are plotted against</source>
        <translation>Rispetto a che cosa sono tracciati i valori</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
    <message>
        <source>Columns of values</source>
        <translation>Colonne dei valori</translation>
    </message>
    <message>
        <source>Only fetched rows are drawn: %1</source>
        <translation>Righe caricate mostrate: %1</translation>
    </message>
    <message>
        <source>%1 (right axis)</source>
        <translation>%1 (asse destro)</translation>
    </message>
    <message>
        <source>Column of labels</source>
        <translation>Colonna delle etichette</translation>
    </message>
    <message>
        <source>Only the first %1 rows are drawn, to keep the chart readable.</source>
        <translation>Per restare leggibile, il grafico mostra solo le prime %1 righe.</translation>
    </message>
</context>
<context>
    <name>querymend::ResultFoot</name>
    <message>
        <source>The statement is running</source>
        <translation>Istruzione in esecuzione</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Cancel the statement</source>
        <translation>Annulla l&apos;istruzione</translation>
    </message>
    <message>
        <source>Fetch All</source>
        <translation>Carica tutto</translation>
    </message>
    <message>
        <source>read again in %1</source>
        <translation>rilette in %1</translation>
    </message>
    <message>
        <source>read in %1</source>
        <translation>lette in %1</translation>
    </message>
</context>
<context>
    <name>querymend::ResultGrid</name>
    <message>
        <source>Rows of the result</source>
        <translation>Righe del risultato</translation>
    </message>
    <message>
        <source>Columns of the result</source>
        <translation>Colonne del risultato</translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation>Mostra tutte le colonne</translation>
    </message>
    <message>
        <source>Fit Column Widths to Content</source>
        <translation>Adatta colonne al contenuto</translation>
    </message>
    <message>
        <source>Inspect Cell</source>
        <translation>Esamina cella</translation>
    </message>
    <message>
        <source>Sort Ascending</source>
        <translation>Ordine crescente</translation>
    </message>
    <message>
        <source>Sort Descending</source>
        <translation>Ordine decrescente</translation>
    </message>
    <message>
        <source>Original Order</source>
        <translation>Ordine originale</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Copy With Column Names</source>
        <translation>Copia con nomi delle colonne</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Copia come CSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Copia come Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Copia come JSON</translation>
    </message>
    <message>
        <source>Copy as INSERT</source>
        <translation>Copia come INSERT</translation>
    </message>
    <message>
        <source>Hide Column</source>
        <translation>Nascondi colonna</translation>
    </message>
</context>
<context>
    <name>querymend::ResultModel</name>
    <message>
        <source>empty text</source>
        <translation>testo vuoto</translation>
    </message>
    <message>
        <source>%1
Type: %2</source>
        <translation>%1
Tipo: %2</translation>
    </message>
</context>
<context>
    <name>querymend::ResultTabs</name>
    <message>
        <source>Results, plan and messages</source>
        <translation>Risultati, piano e messaggi</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Close this result</source>
        <translation>Chiudi questo risultato</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Pin this result: the next one opens in another tab</source>
        <translation>Blocca questo risultato: il prossimo si apre in un&apos;altra scheda</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Blocca</translation>
    </message>
    <message>
        <source>New name for the result</source>
        <translation>Nuovo nome del risultato</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Esegui di nuovo</translation>
    </message>
</context>
<context>
    <name>querymend::ResultView</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln riga</numerusform>
            <numerusform>%Ln righe</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorting and filtering %1…</source>
        <translation>Ordinamento e filtro: %1…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>In esecuzione</translation>
    </message>
    <message>
        <source>%1 so far, more available</source>
        <translation>Prime %1; scorri per caricarne altre</translation>
    </message>
    <message>
        <source>The statement returned no rows.</source>
        <translation>Nessuna riga restituita.</translation>
    </message>
    <message>
        <source>The rows after %1 were not fetched: another statement replaced this one</source>
        <translation>Righe dopo la %1 non caricate: un&apos;altra istruzione ha sostituito questa</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>Cancelled; the rows after %1 were not fetched</source>
        <translation>Annullata; righe dopo la %1 non caricate</translation>
    </message>
    <message>
        <source>%1; the rows after %2 were not fetched</source>
        <translation>%1; righe dopo la %2 non caricate</translation>
    </message>
    <message>
        <source>%1, fetched as you scroll</source>
        <translation>%1, caricate durante lo scorrimento</translation>
    </message>
    <message>
        <source>%1 of the first %2; fetched rows only</source>
        <translation>%1 delle prime %2; solo righe caricate</translation>
    </message>
    <message>
        <source>%1, %2 fetched</source>
        <translation>%1, caricate: %2</translation>
    </message>
</context>
<context>
    <name>querymend::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>Piano</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messaggi</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln rows to %1</source>
        <translation>
            <numerusform>Esportata %Ln riga in %1</numerusform>
            <numerusform>Esportate %Ln righe in %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not run: no database is open. Open a connection first.</source>
        <translation>Non eseguita: nessun database aperto. Apri prima una connessione.</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Risultato %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) after it were not run</source>
        <translation>
            <numerusform>%Ln istruzione successiva non è stata eseguita</numerusform>
            <numerusform>%Ln istruzioni successive non sono state eseguite</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan read</source>
        <translation>Piano letto</translation>
    </message>
</context>
<context>
    <name>querymend::RowDifferenceModel</name>
    <message>
        <source>− only on the left</source>
        <translation>− solo a sinistra</translation>
    </message>
    <message>
        <source>+ only on the right</source>
        <translation>+ solo a destra</translation>
    </message>
    <message>
        <source>≠ changed</source>
        <translation>≠ modificata</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Riga</translation>
    </message>
</context>
<context>
    <name>querymend::RowsPage</name>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Righe diverse</translation>
    </message>
    <message>
        <source>Reading the rows on the left…</source>
        <translation>Lettura delle righe a sinistra…</translation>
    </message>
    <message>
        <source>The database was closed.</source>
        <translation>Il database è stato chiuso.</translation>
    </message>
    <message>
        <source>Reading the rows on the right…</source>
        <translation>Lettura delle righe a destra…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Lettura interrotta.</translation>
    </message>
    <message>
        <source>Rea&amp;d Rows</source>
        <translation>&amp;Leggi righe</translation>
    </message>
    <message>
        <source>One side has no SQL.</source>
        <translation>Uno dei due lati non ha SQL.</translation>
    </message>
    <message>
        <source>No database is open, and rows are not recorded: open the database to compare the results.</source>
        <translation>Nessun database aperto e le righe non vengono registrate: apri il database per confrontare i risultati.</translation>
    </message>
    <message>
        <source>Both statements will run read-only on %1; at most %2 rows of each are read.</source>
        <translation>Entrambe le istruzioni verranno eseguite su %1 in sola lettura; al massimo %2 righe ciascuna.</translation>
    </message>
    <message>
        <source>Could not read the rows on the left: %1</source>
        <translation>Impossibile leggere le righe a sinistra: %1</translation>
    </message>
    <message>
        <source>Could not read the rows on the right: %1</source>
        <translation>Impossibile leggere le righe a destra: %1</translation>
    </message>
</context>
<context>
    <name>querymend::RunActions</name>
    <message>
        <source>Runs (*.querymend *.run *.json *.jsonl)</source>
        <translation>Esecuzioni (*.querymend *.run *.json *.jsonl)</translation>
    </message>
    <message>
        <source>Delete Runs</source>
        <translation>Elimina esecuzioni</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) permanently?</source>
        <translation>
            <numerusform>Eliminare definitivamente %n esecuzione?</numerusform>
            <numerusform>Eliminare definitivamente %n esecuzioni?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>This run is no longer interrupted: it is continuing elsewhere, or has ended.</source>
        <translation>Questa esecuzione non è più interrotta: prosegue altrove o è terminata.</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Prendi in carico</translation>
    </message>
    <message>
        <source>Another program is writing this run. If you take it over, that program cannot continue it.</source>
        <translation>Un altro programma sta scrivendo questa esecuzione. Se la prendi in carico, quel programma non potrà più continuarla.</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Esporta esecuzione</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Salvato in %1</translation>
    </message>
    <message>
        <source>Saved to %1 without rows, because the history keeps none: open the run on its database and export it from there to include them.</source>
        <translation>Salvato in %1 senza righe, perché lo storico non le conserva: per includerle, apri l&apos;esecuzione sul suo database ed esportala da lì.</translation>
    </message>
    <message>
        <source>Import Run</source>
        <translation>Importa esecuzione</translation>
    </message>
    <message>
        <source>Run imported.</source>
        <translation>Esecuzione importata.</translation>
    </message>
    <message>
        <source>Run imported under a new ID, because another run has the same ID.</source>
        <translation>Esecuzione importata con un nuovo ID, perché un&apos;altra ha lo stesso.</translation>
    </message>
    <message>
        <source>This run is already in the history.</source>
        <translation>Questa esecuzione è già nello storico.</translation>
    </message>
    <message>
        <source>Run ended as cancelled.</source>
        <translation>Esecuzione terminata come annullata.</translation>
    </message>
    <message>
        <source>Run taken over. You can now resume or end it.</source>
        <translation>Esecuzione presa in carico. Ora puoi riprenderla o terminarla.</translation>
    </message>
    <message>
        <source>Take Over Run</source>
        <translation>Prendi in carico l&apos;esecuzione</translation>
    </message>
</context>
<context>
    <name>querymend::RunForms</name>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Crea ramo</translation>
    </message>
    <message>
        <source>One more attempt after %1</source>
        <translation>Un altro tentativo dopo il %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Ritenta</translation>
    </message>
    <message>
        <source>Edit %1 before continuing</source>
        <translation>Modifica il %1 prima di continuare</translation>
    </message>
    <message>
        <source>Leave empty to let the model write it. If you write it yourself, the model is not called.</source>
        <translation>Lascia vuoto per farlo scrivere al modello. Se lo scrivi tu, il modello non viene chiamato.</translation>
    </message>
    <message>
        <source>The model was never called for this attempt, so it cannot be forked.</source>
        <translation>Il modello non è mai stato chiamato per questo tentativo, quindi non se ne può creare un ramo.</translation>
    </message>
    <message>
        <source>New run from %1</source>
        <translation>Nuova esecuzione dal %1</translation>
    </message>
    <message>
        <source>This attempt was never checked, so there is nothing to hint at. Fork from it instead.</source>
        <translation>Questo tentativo non è mai stato controllato, quindi non c&apos;è nulla da suggerire. Crea invece un ramo.</translation>
    </message>
    <message>
        <source>Leave unchanged to have the model write it again. If you edit it, the model is not called.</source>
        <translation>Lascia invariato per farlo riscrivere al modello. Se lo modifichi, il modello non viene chiamato.</translation>
    </message>
    <message>
        <source>Edit %1&apos;s statement</source>
        <translation>Modifica l&apos;istruzione di %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Esegui</translation>
    </message>
</context>
<context>
    <name>querymend::RunListModel</name>
    <message>
        <source>running</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolta</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>non risolta</translation>
    </message>
    <message>
        <source>unanswerable</source>
        <translation>senza risposta</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallita</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <translation>Agente: %1</translation>
    </message>
    <message>
        <source>not answered by you</source>
        <translation>senza la tua risposta</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaBrowser</name>
    <message>
        <source>Tables and columns</source>
        <translation>Tabelle e colonne</translation>
    </message>
    <message>
        <source>&amp;Insert Name</source>
        <translation>&amp;Inserisci nome</translation>
    </message>
    <message>
        <source>&amp;Preview Rows</source>
        <translation>&amp;Anteprima righe</translation>
    </message>
    <message>
        <source>&amp;Copy Name</source>
        <translation>&amp;Copia nome</translation>
    </message>
    <message>
        <source>Copy as &amp;M-Schema</source>
        <translation>Copia come &amp;M-Schema</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Aggiorna</translation>
    </message>
    <message>
        <source>&amp;Definition and Indexes…</source>
        <translation>&amp;Definizione e indici…</translation>
    </message>
    <message>
        <source>&amp;SELECT From Here</source>
        <translation>&amp;SELECT da qui</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaItemData</name>
    <message>
        <source>(no schema)</source>
        <translation>(nessuno schema)</translation>
    </message>
    <message numerus="yes">
        <source>schema %1, %n tables</source>
        <translation>
            <numerusform>schema %1, %n tabella</numerusform>
            <numerusform>schema %1, %n tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>used by the attempt</source>
        <translation>usata dal tentativo</translation>
    </message>
    <message>
        <source>in the prompt</source>
        <translation>nel prompt</translation>
    </message>
    <message>
        <source>not in the prompt</source>
        <translation>non nel prompt</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>chiave primaria</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaPanel</name>
    <message>
        <source>Schema</source>
        <translation>Schema</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Filter tables and columns</source>
        <translation>Filtra tabelle e colonne</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtra</translation>
    </message>
    <message>
        <source>Reading columns</source>
        <translation>Lettura delle colonne</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tutte</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Remove all tables from the prompt</source>
        <translation>Escludi tutte le tabelle dal prompt</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connessione in corso…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Connetti…</translation>
    </message>
    <message>
        <source>This database has no tables</source>
        <translation>Questo database non ha tabelle</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n tabella</numerusform>
            <numerusform>%n tabelle</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt: %1 of %2 · %3</source>
        <comment>tables, tokens</comment>
        <translation>Prompt: %1 di %2 · %3</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Evidenziate: %1</translation>
    </message>
    <message>
        <source>Refresh the schema</source>
        <translation>Aggiorna lo schema</translation>
    </message>
    <message>
        <source>Include all tables in the prompt</source>
        <translation>Includi tutte le tabelle nel prompt</translation>
    </message>
    <message>
        <source>Edit Connection…</source>
        <translation>Modifica connessione…</translation>
    </message>
    <message>
        <source>No database connected</source>
        <translation>Nessun database connesso</translation>
    </message>
    <message>
        <source>Tables and columns appear here once you connect.</source>
        <translation>Tabelle e colonne compaiono qui dopo la connessione.</translation>
    </message>
    <message>
        <source>Or this login can&apos;t see them. Refresh to see new tables.</source>
        <translation>Oppure questo utente non può vederle. Aggiorna per vedere le nuove tabelle.</translation>
    </message>
    <message>
        <source>Could not refresh the schema: %1</source>
        <translation>Impossibile aggiornare lo schema: %1</translation>
    </message>
    <message>
        <source>best %1 of %2 matches</source>
        <translation>i migliori %1 di %2 risultati</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n risultato</numerusform>
            <numerusform>%n risultati</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables in the prompt, and about how many tokens of the model&apos;s context they take</source>
        <translation>Tabelle nel prompt e, circa, quanti token del contesto del modello occupano</translation>
    </message>
    <message>
        <source>No matching tables or columns.</source>
        <translation>Nessuna tabella o colonna corrispondente.</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaWords</name>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n colonna</numerusform>
            <numerusform>%n colonne</numerusform>
        </translation>
    </message>
    <message>
        <source>columns not read yet</source>
        <translation>colonne non ancora lette</translation>
    </message>
    <message>
        <source>about %1 rows</source>
        <translation>circa %1 righe</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>chiave primaria</translation>
    </message>
    <message>
        <source>references %1</source>
        <translation>riferimento a %1</translation>
    </message>
    <message>
        <source>%1 tok</source>
        <comment>tokens, short</comment>
        <translation>%1 tok</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tabella</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>materialized view</source>
        <translation>vista materializzata</translation>
    </message>
    <message>
        <source>foreign table</source>
        <translation>tabella esterna</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>partizione</translation>
    </message>
    <message>
        <source>shadow table</source>
        <translation>tabella shadow</translation>
    </message>
    <message>
        <source>temporary table</source>
        <translation>tabella temporanea</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>relazione</translation>
    </message>
    <message>
        <source>NOT NULL</source>
        <translation>NOT NULL</translation>
    </message>
</context>
<context>
    <name>querymend::SelectionCopy</name>
    <message numerus="yes">
        <source>%Ln rows copied</source>
        <translation>
            <numerusform>%Ln riga copiata</numerusform>
            <numerusform>%Ln righe copiate</numerusform>
        </translation>
    </message>
    <message>
        <source>Too large to copy (over %1). Export it instead.</source>
        <translation>Troppo grande da copiare (oltre %1). Usa l&apos;esportazione.</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsDialog</name>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Scorciatoie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>Esporta impostazioni</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Impostazioni (*.json)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Testi</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Esecuzioni</translation>
    </message>
    <message>
        <source>Policy and Loop</source>
        <translation>Criteri e ciclo</translation>
    </message>
    <message>
        <source>Exported without passwords and keys.</source>
        <translation>Esportate senza password e chiavi.</translation>
    </message>
    <message>
        <source>No settings match your search.</source>
        <translation>Nessuna impostazione corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agenti</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>Importa impostazioni</translation>
    </message>
    <message numerus="yes">
        <source>The settings and %n connection(s) were imported.</source>
        <translation>
            <numerusform>Impostazioni e %n connessione importate.</numerusform>
            <numerusform>Impostazioni e %n connessioni importate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset Settings</source>
        <translation>Ripristina impostazioni</translation>
    </message>
    <message>
        <source>Set all settings back to what they were at first? Connections, models, runs and the place where runs are saved stay.</source>
        <translation>Riportare tutte le impostazioni a come erano all&apos;inizio? Restano connessioni, modelli, esecuzioni e il luogo in cui vengono salvate.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>The settings are as they were at first.</source>
        <translation>Le impostazioni sono come all&apos;inizio.</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) were added: enter their keys.</source>
        <translation>
            <numerusform>Aggiunto %n modello: inserisci la sua chiave.</numerusform>
            <numerusform>Aggiunti %n modelli: inserisci le loro chiavi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>Aggiunto %n profilo.</numerusform>
            <numerusform>Aggiunti %n profili.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ShortcutModel</name>
    <message>
        <source>Action</source>
        <translation>Azione</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Scorciatoia</translation>
    </message>
</context>
<context>
    <name>querymend::ShortcutsPage</name>
    <message>
        <source>These keys are already used for &quot;%1&quot;.</source>
        <translation>Questi tasti sono già usati per «%1».</translation>
    </message>
    <message>
        <source>&amp;Shortcut</source>
        <translation>&amp;Scorciatoia</translation>
    </message>
    <message>
        <source>&amp;Shortcut for &quot;%1&quot;</source>
        <translation>&amp;Scorciatoia per «%1»</translation>
    </message>
    <message>
        <source>Shortcut of the chosen action</source>
        <translation>Scorciatoia dell&apos;azione scelta</translation>
    </message>
    <message>
        <source>Shortcut for &quot;%1&quot;</source>
        <translation>Scorciatoia per «%1»</translation>
    </message>
</context>
<context>
    <name>querymend::SqlEditor</name>
    <message>
        <source>SQL text</source>
        <translation>Testo SQL</translation>
    </message>
</context>
<context>
    <name>querymend::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Ask a database a question, and watch the SQL being corrected until it answers the question.</source>
        <translation>Fai una domanda a un database e guarda l'SQL correggersi finché non risponde.</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>Connessioni recenti</translation>
    </message>
    <message>
        <source>Sample databases</source>
        <translation>Database di esempio</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Dimostrazioni</translation>
    </message>
    <message>
        <source>Connect to Database…</source>
        <translation>Connetti a un database…</translation>
    </message>
    <message>
        <source>A small SQLite database included with the program</source>
        <translation>Un piccolo database SQLite incluso nel programma</translation>
    </message>
    <message>
        <source>Customers, orders, products and returns</source>
        <translation>Clienti, ordini, prodotti e resi</translation>
    </message>
    <message>
        <source>Branches, members, titles and loans</source>
        <translation>Sedi, iscritti, titoli e prestiti</translation>
    </message>
    <message>
        <source>Watch It Correct Itself</source>
        <translation>Guarda come si corregge</translation>
    </message>
    <message>
        <source>Demo: three mistakes, each corrected after a plainer hint. Scripted model, live checks and database.</source>
        <translation>Dimostrazione: tre errori, ognuno corretto dopo un suggerimento più chiaro. Modello simulato, controlli e database reali.</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>Da dove avevi lasciato</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>%n scheda ripristinata</numerusform>
            <numerusform>%n schede ripristinate</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Mostrale</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Tour guidato</translation>
    </message>
    <message>
        <source>The window in five steps, on a sample database</source>
        <translation>La finestra in cinque passi, su un database di esempio</translation>
    </message>
</context>
<context>
    <name>querymend::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Grafici</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabella</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Ancora nessuna esecuzione</translation>
    </message>
    <message>
        <source>Any model</source>
        <translation>Tutti i modelli</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Tutti i database</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Tutte le etichette</translation>
    </message>
    <message>
        <source>Lanes rescued, by category of the first mistake</source>
        <translation>Corsie recuperate, per categoria del primo errore</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Indicatore</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>Statistics as a table</source>
        <translation>Tabella delle statistiche</translation>
    </message>
    <message>
        <source>Reading…  %1</source>
        <translation>Lettura…  %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Questions that you ask are saved and counted here.</source>
        <translation>Le domande che fai vengono salvate e conteggiate qui.</translation>
    </message>
    <message>
        <source>Attempts passed after a hint</source>
        <translation>Tentativi riusciti dopo un suggerimento</translation>
    </message>
    <message>
        <source>Lanes solved, by retries</source>
        <translation>Corsie risolte, per numero di correzioni</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Argomento</translation>
    </message>
    <message>
        <source>%1 (few cases)</source>
        <translation>%1 · pochi casi</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Modello</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;Database</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Eti&amp;chetta</translation>
    </message>
    <message>
        <source>Lanes rescued, by the check that caught the mistake</source>
        <translation>Corsie recuperate, per controllo che ha segnalato l&apos;errore</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>In generale</translation>
    </message>
</context>
<context>
    <name>querymend::StatusLine</name>
    <message>
        <source>READ-ONLY</source>
        <translation>SOLA LETTURA</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Database type</source>
        <translation>Tipo di database</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Attività</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>No database</source>
        <translation>Nessun database</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connessione a %1…</translation>
    </message>
    <message>
        <source>lane %1: attempt %2</source>
        <translation>corsia %1: tentativo %2</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %2 s</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connessione persa</translation>
    </message>
    <message>
        <source>not stopped yet: %1</source>
        <translation>non ancora interrotta: %1</translation>
    </message>
    <message>
        <source>You stopped a statement, but the server is still working on it. If it keeps running, ask the server&apos;s administrator to end it.</source>
        <translation>Hai interrotto un&apos;istruzione, ma il server la sta ancora eseguendo. Se continua, chiedi all&apos;amministratore del server di terminarla.</translation>
    </message>
    <message>
        <source>%1
The next statement reconnects.</source>
        <translation>%1
La prossima istruzione si riconnette.</translation>
    </message>
    <message>
        <source>paused before calling the model</source>
        <translation>in pausa prima del modello</translation>
    </message>
    <message>
        <source>paused before calling the database</source>
        <translation>in pausa prima del database</translation>
    </message>
    <message>
        <source>continuing</source>
        <translation>in ripresa</translation>
    </message>
    <message>
        <source>Nothing you run here can change the database: only read statements are allowed, and the database itself rejects all others.</source>
        <translation>Nulla di ciò che esegui qui può modificare il database: sono ammesse solo istruzioni di lettura e il database stesso rifiuta le altre.</translation>
    </message>
    <message>
        <source>Leave Presenter Mode</source>
        <translation>Esci dalla modalità presentazione</translation>
    </message>
    <message>
        <source>waiting for your answer</source>
        <translation>in attesa della tua risposta</translation>
    </message>
    <message>
        <source>NO DATA VALUES SENT</source>
        <translation>NESSUN VALORE INVIATO</translation>
    </message>
    <message>
        <source>The environment variable QUERYMEND_SEND_NO_VALUES forbids to send values from databases to models and agents.</source>
        <translation>La variabile d&apos;ambiente QUERYMEND_SEND_NO_VALUES vieta di inviare valori dei database a modelli e agenti.</translation>
    </message>
    <message>
        <source>The settings forbid to send values from databases to models and agents.</source>
        <translation>Le impostazioni vietano di inviare valori dei database a modelli e agenti.</translation>
    </message>
    <message>
        <source>Results hidden</source>
        <translation>Risultati nascosti</translation>
    </message>
    <message>
        <source>Presenter mode without values shows no results, and dots instead of values.</source>
        <translation>La modalità presentazione senza valori non mostra i risultati e mette dei punti al posto dei valori.</translation>
    </message>
</context>
<context>
    <name>querymend::SteerActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continua</translation>
    </message>
    <message>
        <source>Continue to the next breakpoint</source>
        <translation>Continua fino al prossimo punto di interruzione</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>Pa&amp;sso</translation>
    </message>
    <message>
        <source>Continue to the next call</source>
        <translation>Continua fino alla prossima chiamata</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifica…</translation>
    </message>
    <message>
        <source>Stop the run before its next call</source>
        <translation>Mette in pausa l'esecuzione prima della prossima chiamata</translation>
    </message>
    <message>
        <source>Stop Before Each &amp;Model Call</source>
        <translation>Ferma prima di ogni chiamata al modell&amp;o</translation>
    </message>
    <message>
        <source>Stop before each call to a model</source>
        <translation>Mette in pausa prima di ogni chiamata a un modello</translation>
    </message>
    <message>
        <source>&amp;Fork From This Attempt…</source>
        <translation>Crea un &amp;ramo da questo tentativo…</translation>
    </message>
    <message>
        <source>A new run that keeps everything before this attempt</source>
        <translation>Una nuova esecuzione che conserva tutto ciò che precede questo tentativo</translation>
    </message>
    <message>
        <source>A new run with one more attempt after this one</source>
        <translation>Una nuova esecuzione con un altro tentativo dopo questo</translation>
    </message>
    <message>
        <source>This statement answers the question</source>
        <translation>Questa istruzione risponde alla domanda</translation>
    </message>
    <message>
        <source>Edit the next call</source>
        <translation>Modifica la prossima chiamata</translation>
    </message>
    <message>
        <source>Stop Before &amp;Next Call</source>
        <translation>&amp;Ferma prima della prossima chiamata</translation>
    </message>
    <message>
        <source>Stop before each statement is sent to the database</source>
        <translation>Mette in pausa prima di inviare ogni istruzione al database</translation>
    </message>
    <message>
        <source>&amp;Retry With Your Own Hint…</source>
        <translation>Rite&amp;nta con un tuo suggerimento…</translation>
    </message>
    <message>
        <source>&amp;Accept as Answer</source>
        <translation>&amp;Accetta come risposta</translation>
    </message>
    <message>
        <source>No rows is the correct answer</source>
        <translation>La risposta corretta è nessuna riga</translation>
    </message>
    <message>
        <source>Re&amp;play Run</source>
        <translation>Ri&amp;produci esecuzione</translation>
    </message>
    <message>
        <source>As recorded, no model or database is called</source>
        <translation>Come registrata, senza chiamate a modello o database</translation>
    </message>
    <message>
        <source>Run A&amp;gain With Changes…</source>
        <translation>Esegui di n&amp;uovo con modifiche…</translation>
    </message>
    <message>
        <source>Ask the same question again, live, beside this run</source>
        <translation>Ripeti la stessa domanda, dal vivo, accanto a questa esecuzione</translation>
    </message>
    <message>
        <source>Confirm Empt&amp;y Result</source>
        <translation>Conf&amp;erma risultato vuoto</translation>
    </message>
    <message>
        <source>Stop Before Each Data&amp;base Call</source>
        <translation>Ferma prima di ogni chiamata al data&amp;base</translation>
    </message>
    <message>
        <source>Pre&amp;vious Event</source>
        <translation>Evento precedente</translation>
    </message>
    <message>
        <source>Play or pause what the player shows</source>
        <translation>Avvia o mette in pausa ciò che mostra il lettore</translation>
    </message>
    <message>
        <source>Ne&amp;xt Event</source>
        <translation>Evento successivo</translation>
    </message>
    <message>
        <source>On to the next event in the player</source>
        <translation>Va all&apos;evento successivo nel lettore</translation>
    </message>
    <message>
        <source>Back to the event before in the player</source>
        <translation>Torna all&apos;evento precedente nel lettore</translation>
    </message>
    <message>
        <source>P&amp;lay or Pause</source>
        <translation>R&amp;iproduci o pausa</translation>
    </message>
    <message>
        <source>Ta&amp;ke Mended Statement</source>
        <translation>Applica l'istruzione corretta</translation>
    </message>
    <message>
        <source>Go on with the statement that was mended without a model</source>
        <translation>Prosegue con l&apos;istruzione corretta senza modello</translation>
    </message>
</context>
<context>
    <name>querymend::SteerPanel</name>
    <message numerus="yes">
        <source>%n more paused</source>
        <translation>
            <numerusform>%n altra in pausa</numerusform>
            <numerusform>%n altre in pausa</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StopBar</name>
    <message>
        <source>The run is paused</source>
        <translation>Esecuzione in pausa</translation>
    </message>
</context>
<context>
    <name>querymend::StoreBar</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Hide Details</source>
        <translation>Nascondi dettagli</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Riprova</translation>
    </message>
    <message>
        <source>Choose Another &amp;Store…</source>
        <translation>Scegli un altro &amp;archivio…</translation>
    </message>
    <message>
        <source>Sal&amp;vage Runs</source>
        <translation>Rec&amp;upera esecuzioni</translation>
    </message>
    <message>
        <source>Copy what can be read to a new file beside it; the damaged file is left unchanged</source>
        <translation>Copia ciò che si può leggere in un nuovo file accanto; quello danneggiato resta invariato</translation>
    </message>
    <message>
        <source>Retrying…</source>
        <translation>Nuovo tentativo…</translation>
    </message>
    <message>
        <source>The selected store cannot be opened. Runs are still saved in the previous one.</source>
        <translation>Impossibile aprire l'archivio scelto. Le esecuzioni vengono ancora salvate nel precedente.</translation>
    </message>
    <message>
        <source>Runs are not saved: they are only in memory and will be lost when you close the window.</source>
        <translation>Esecuzioni non salvate: sono solo in memoria e andranno perse alla chiusura della finestra.</translation>
    </message>
    <message numerus="yes">
        <source>Runs are not saved: %n run(s) are only in memory and will be lost when you close the window.</source>
        <translation>
            <numerusform>Esecuzioni non salvate: %n è solo in memoria e andrà persa alla chiusura della finestra.</numerusform>
            <numerusform>Esecuzioni non salvate: %n sono solo in memoria e andranno perse alla chiusura della finestra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StorePage</name>
    <message>
        <source>Store of Runs</source>
        <translation>Archivio delle esecuzioni</translation>
    </message>
    <message>
        <source>Run stores (*.db);;All files (*)</source>
        <translation>Archivi di esecuzioni (*.db);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>This system has no key store: the password is kept until the program ends.</source>
        <translation>Questo sistema non ha un portachiavi: la password resta in memoria fino alla chiusura del programma.</translation>
    </message>
    <message>
        <source>Saved in the system&apos;s key store</source>
        <translation>Salvata nel portachiavi di sistema</translation>
    </message>
    <message>
        <source>Set by the environment variable QUERYMEND_STORE: %1</source>
        <translation>Impostato dalla variabile d&apos;ambiente QUERYMEND_STORE: %1</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Verifica in corso…</translation>
    </message>
    <message>
        <source>This store can be used: %1</source>
        <translation>Questo archivio si può usare: %1</translation>
    </message>
    <message>
        <source>No store here yet; one can be created: %1</source>
        <translation>Qui non c&apos;è ancora un archivio; se ne può creare uno: %1</translation>
    </message>
    <message>
        <source>Could not save the password in the key store: %1</source>
        <translation>Impossibile salvare la password nel portachiavi: %1</translation>
    </message>
    <message>
        <source>Runs are now saved in: %1</source>
        <translation>Le esecuzioni vengono ora salvate in: %1</translation>
    </message>
</context>
<context>
    <name>DatabaseSentences</name>
    <message>
        <source>unknown database type &apos;%1&apos;; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database</source>
        <translation>tipo di database &apos;%1&apos; sconosciuto; usa sqlite, postgresql, mysql, mariadb, odbc o duckdb, come in sqlite:///percorso o postgresql://utente@host/database</translation>
    </message>
    <message>
        <source>it does not begin with a database type; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database</source>
        <translation>non inizia con un tipo di database; usa sqlite, postgresql, mysql, mariadb, odbc o duckdb, come in sqlite:///percorso o postgresql://utente@host/database</translation>
    </message>
    <message>
        <source>the option %1 has a % without two hexadecimal digits after it; write %25 for a %</source>
        <translation>l&apos;opzione %1 contiene un % non seguito da due cifre esadecimali; scrivi %25 per un %</translation>
    </message>
    <message>
        <source>%1 has a % without two hexadecimal digits after it; write %25 for a %</source>
        <translation>%1: c&apos;è un % non seguito da due cifre esadecimali; scrivi %25 per un %</translation>
    </message>
    <message>
        <source>the option %1 has a NUL in it</source>
        <translation>l&apos;opzione %1 contiene un carattere NUL</translation>
    </message>
    <message>
        <source>the statement has a NUL in it</source>
        <translation>l&apos;istruzione contiene un carattere NUL</translation>
    </message>
    <message>
        <source>it has a NUL in it</source>
        <translation>contiene un carattere NUL</translation>
    </message>
    <message>
        <source>%1 has a NUL in it</source>
        <translation>%1: c&apos;è un carattere NUL</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>percorso</translation>
    </message>
    <message>
        <source>the database name</source>
        <translation>nome del database</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>nome utente</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>password</translation>
    </message>
    <message>
        <source>the host name</source>
        <translation>nome dell&apos;host</translation>
    </message>
    <message>
        <source>an option&apos;s name</source>
        <translation>nome di un&apos;opzione</translation>
    </message>
    <message>
        <source>%1 needs a path after three slashes: %2</source>
        <translation>%1 richiede un percorso dopo tre barre: %2</translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation>il percorso è vuoto</translation>
    </message>
    <message>
        <source>an ODBC connection needs DSN=… or Driver=…; after odbc:</source>
        <translation>una connessione ODBC richiede DSN=… o Driver=…; dopo odbc:</translation>
    </message>
    <message>
        <source>it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?</source>
        <translation>contiene una @ dopo il primo / o ?; nel nome utente, nella password e nelle opzioni scrivi %40 per @, %2F per / e %3F per ?</translation>
    </message>
    <message>
        <source>two slashes are missing after the database type</source>
        <translation>mancano due barre dopo il tipo di database</translation>
    </message>
    <message>
        <source>a ] is missing after the host&apos;s address</source>
        <translation>manca una ] dopo l&apos;indirizzo dell&apos;host</translation>
    </message>
    <message>
        <source>the part after the host&apos;s : is not a port; ports are 1 to 65535, and a login goes before the host, as in user:password@host</source>
        <translation>ciò che segue i : dell&apos;host non è una porta; le porte vanno da 1 a 65535, e il login va prima dell&apos;host, come in utente:password@host</translation>
    </message>
    <message>
        <source>a URL cannot name a command for the password; use the option --password-command or a saved connection</source>
        <translation>un URL non può indicare un comando per la password; usa l&apos;opzione --password-command o una connessione salvata</translation>
    </message>
    <message>
        <source>the option ssh names no SSH host: %1</source>
        <translation>l&apos;opzione ssh non indica un host SSH: %1</translation>
    </message>
    <message>
        <source>it has a character in it that names of hosts and users do not have</source>
        <translation>contiene un carattere che i nomi di host e utenti non hanno</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>non indica alcun host</translation>
    </message>
    <message>
        <source>the name of a host or user must not begin with -</source>
        <translation>il nome di un host o di un utente non può iniziare con -</translation>
    </message>
    <message>
        <source>it must not have a password in it; SSH uses your keys</source>
        <translation>non deve contenere una password; SSH usa le tue chiavi</translation>
    </message>
    <message>
        <source>password_env must be the name of an environment variable: letters, digits and _</source>
        <translation>password_env deve essere il nome di una variabile d&apos;ambiente: lettere, cifre e _</translation>
    </message>
    <message>
        <source>the environment variable %1, which should hold the password, is not set</source>
        <translation>la variabile d&apos;ambiente %1, che dovrebbe contenere la password, non è impostata</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>a folder, not a database</source>
        <translation>è una cartella, non un database</translation>
    </message>
    <message>
        <source>a FIFO, not a database</source>
        <translation>è una FIFO, non un database</translation>
    </message>
    <message>
        <source>a socket, not a database</source>
        <translation>è un socket, non un database</translation>
    </message>
    <message>
        <source>a device, not a database</source>
        <translation>è un dispositivo, non un database</translation>
    </message>
    <message>
        <source>this user is not allowed to read it</source>
        <translation>questo utente non può leggerlo</translation>
    </message>
    <message>
        <source>this is not a DuckDB database</source>
        <translation>non è un database DuckDB</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms and was ended; the server may still be working on it</source>
        <translation>ha superato il limite di %1 ms ed è stata terminata; il server potrebbe ancora lavorarci</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms and was ended</source>
        <translation>ha superato il limite di %1 ms ed è stata terminata</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms; it did not stop on request, so its connection was ended</source>
        <translation>ha superato il limite di %1 ms; non si è fermata su richiesta, quindi la sua connessione è stata chiusa</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms; the server was asked to stop it but has not done so yet: its %2 may still be working on it</source>
        <translation>ha superato il limite di %1 ms; il server non l&apos;ha ancora fermata come richiesto: %2 potrebbe ancora lavorarci</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms</source>
        <translation>ha superato il limite di %1 ms</translation>
    </message>
    <message>
        <source>it was cancelled; it did not stop on request, so its connection was ended</source>
        <translation>è stata annullata; non si è fermata su richiesta, quindi la sua connessione è stata chiusa</translation>
    </message>
    <message>
        <source>it was cancelled; the server was asked to stop it but has not done so yet: its %1 may still be working on it</source>
        <translation>è stata annullata; il server non l&apos;ha ancora fermata come richiesto: %1 potrebbe ancora lavorarci</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>è stata annullata</translation>
    </message>
    <message>
        <source>another statement replaced this one</source>
        <translation>un&apos;altra istruzione ha preso il posto di questa</translation>
    </message>
    <message>
        <source>the database was closed</source>
        <translation>il database è stato chiuso</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>il server non risponde</translation>
    </message>
    <message>
        <source>the server&apos;s settings have changed how statements are parsed</source>
        <translation>le impostazioni del server hanno cambiato il modo di interpretare le istruzioni</translation>
    </message>
    <message>
        <source>another program changed the database while it was being read</source>
        <translation>un altro programma ha modificato il database durante la lettura</translation>
    </message>
    <message>
        <source>the engine&apos;s process has ended</source>
        <translation>il processo del motore è terminato</translation>
    </message>
    <message>
        <source>the engine&apos;s process ended by itself</source>
        <translation>il processo del motore è terminato da solo</translation>
    </message>
    <message>
        <source>the engine&apos;s process gave an invalid answer</source>
        <translation>il processo del motore ha dato una risposta non valida</translation>
    </message>
    <message>
        <source>the engine&apos;s process, %1, cannot be started: %2</source>
        <translation>impossibile avviare il processo del motore, %1: %2</translation>
    </message>
    <message>
        <source>the engine crashed on this statement: it exceeded its memory limit, or it has a bug (signal %1)</source>
        <translation>il motore si è arrestato in modo anomalo su questa istruzione: ha superato il limite di memoria o ha un difetto (segnale %1)</translation>
    </message>
    <message>
        <source>it exceeded its CPU time limit</source>
        <translation>ha superato il limite di tempo della CPU</translation>
    </message>
    <message>
        <source>it exceeds its memory limit</source>
        <translation>supera il limite di memoria</translation>
    </message>
    <message>
        <source>a row is longer than the %1 MB allowed; select fewer columns, or only parts of long values</source>
        <translation>una riga supera i %1 MB consentiti; seleziona meno colonne, o solo parti dei valori lunghi</translation>
    </message>
    <message>
        <source>the rows are larger than the limit</source>
        <translation>le righe superano il limite</translation>
    </message>
    <message>
        <source>the rows took longer than the limit</source>
        <translation>le righe hanno richiesto più tempo del limite</translation>
    </message>
    <message>
        <source>these rows can only be read forwards</source>
        <translation>queste righe si possono leggere solo in avanti</translation>
    </message>
    <message>
        <source>the result is no longer available: it failed or was replaced by another</source>
        <translation>il risultato non è più disponibile: è fallito o è stato sostituito da un altro</translation>
    </message>
    <message>
        <source>the statement is not a query that returns rows</source>
        <translation>l&apos;istruzione non è una query che restituisce righe</translation>
    </message>
    <message>
        <source>the statement has a ? without a value</source>
        <translation>l&apos;istruzione ha un ? senza valore</translation>
    </message>
    <message>
        <source>the statement is not UTF-8</source>
        <translation>l&apos;istruzione non è in UTF-8</translation>
    </message>
    <message>
        <source>the statement reads from another server</source>
        <translation>l&apos;istruzione legge da un altro server</translation>
    </message>
    <message>
        <source>the statement writes</source>
        <translation>l&apos;istruzione scrive</translation>
    </message>
    <message>
        <source>there is no statement in the text</source>
        <translation>nel testo non c&apos;è alcuna istruzione</translation>
    </message>
    <message>
        <source>not exactly one statement</source>
        <translation>le istruzioni non sono esattamente una</translation>
    </message>
    <message>
        <source>not a query</source>
        <translation>non è una query</translation>
    </message>
    <message>
        <source>the server has no plan for it, so it is not a query</source>
        <translation>il server non ne ha un piano, quindi non è una query</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1 is not installed</source>
        <translation>il driver di Qt %1 non è installato</translation>
    </message>
    <message>
        <source>Qt&apos;s %1 driver has no handle</source>
        <translation>il driver di Qt per %1 non fornisce l&apos;accesso diretto</translation>
    </message>
    <message>
        <source>the server cannot make sessions read-only</source>
        <translation>il server non può aprire sessioni di sola lettura</translation>
    </message>
    <message>
        <source>the server cannot make transactions read-only</source>
        <translation>il server non può aprire transazioni di sola lettura</translation>
    </message>
    <message>
        <source>the database was opened for writing</source>
        <translation>il database è stato aperto in scrittura</translation>
    </message>
    <message>
        <source>the system has no file descriptors left</source>
        <translation>il sistema non ha più descrittori di file</translation>
    </message>
    <message>
        <source>the certificate file %1 does not exist</source>
        <translation>il file di certificati %1 non esiste</translation>
    </message>
    <message>
        <source>the certificate file %1 cannot be read by this user</source>
        <translation>questo utente non può leggere il file di certificati %1</translation>
    </message>
    <message>
        <source>the option ssl_mode=%1 needs ssl_ca or ssl_capath, because this system has no file of certificate authorities</source>
        <translation>l&apos;opzione ssl_mode=%1 richiede ssl_ca o ssl_capath, perché questo sistema non ha un file di autorità di certificazione</translation>
    </message>
    <message>
        <source>%1 has a character that no host name can have</source>
        <translation>%1 ha un carattere che nessun nome host può avere</translation>
    </message>
    <message>
        <source>%1 was ignored, because other users can access it; run chmod 600 on it</source>
        <translation>%1 è stato ignorato, perché altri utenti possono accedervi; esegui chmod 600 sul file</translation>
    </message>
    <message>
        <source>the connection is not encrypted</source>
        <translation>la connessione non è cifrata</translation>
    </message>
</context>
<context>
    <name>ModelSentences</name>
    <message>
        <source>there is no model &apos;%1&apos; any more</source>
        <translation>il modello &apos;%1&apos; non esiste più</translation>
    </message>
    <message>
        <source>base_url is not an address that begins with http:// or https://</source>
        <translation>base_url non è un indirizzo che inizia con http:// o https://</translation>
    </message>
    <message>
        <source>base_url has a user or password in it: keys have their own setting</source>
        <translation>base_url contiene un utente o una password: per le chiavi c&apos;è un&apos;impostazione propria</translation>
    </message>
    <message>
        <source>base_url has an @ after its host, perhaps from a password with a / in it: write %40 for an @</source>
        <translation>base_url contiene una @ dopo l&apos;host, forse da una password con una /: scrivi %40 per una @</translation>
    </message>
    <message>
        <source>base_url has &quot;%1&quot; in it: keys have their own setting</source>
        <translation>base_url contiene &quot;%1&quot;: per le chiavi c&apos;è un&apos;impostazione propria</translation>
    </message>
    <message>
        <source>base_url has a fragment</source>
        <translation>base_url ha una parte dopo #</translation>
    </message>
    <message>
        <source>headers has one that cannot be sent: &quot;%1&quot;</source>
        <translation>headers contiene un&apos;intestazione che non si può inviare: &quot;%1&quot;</translation>
    </message>
    <message>
        <source>headers has &quot;%1&quot;, which by its name is a secret: the key has its own setting, and no other secret is sent</source>
        <translation>headers contiene &quot;%1&quot;, che dal nome è un segreto: la chiave ha un&apos;impostazione propria, e nessun altro segreto viene inviato</translation>
    </message>
    <message>
        <source>extra_body is not a JSON object</source>
        <translation>extra_body non è un oggetto JSON</translation>
    </message>
    <message>
        <source>extra_body has the messages or the model, which come from elsewhere</source>
        <translation>extra_body contiene i messaggi o il modello, che vengono da altrove</translation>
    </message>
    <message>
        <source>extra_body has &quot;%1&quot;, which by its name is a secret: the key has its own setting</source>
        <translation>extra_body contiene &quot;%1&quot;, che dal nome è un segreto: la chiave ha un&apos;impostazione propria</translation>
    </message>
    <message>
        <source>name is empty, or has a colon or a control character in it</source>
        <translation>name è vuoto o contiene due punti o un carattere di controllo</translation>
    </message>
    <message>
        <source>format is not one of %1</source>
        <translation>format non è uno tra %1</translation>
    </message>
    <message>
        <source>model is empty</source>
        <translation>model è vuoto</translation>
    </message>
    <message>
        <source>key names no environment variable</source>
        <translation>key non indica una variabile d&apos;ambiente</translation>
    </message>
    <message>
        <source>concurrency is not from 1 to %1</source>
        <translation>concurrency non va da 1 a %1</translation>
    </message>
    <message>
        <source>key_header is not the name of a header</source>
        <translation>key_header non è il nome di un&apos;intestazione</translation>
    </message>
    <message>
        <source>proxy has a password in it; ?password_env=NAME takes it from the environment</source>
        <translation>proxy contiene una password; ?password_env=NOME la prende dall&apos;ambiente</translation>
    </message>
    <message>
        <source>proxy is neither &quot;none&quot; nor an address that begins with http:// or socks5://</source>
        <translation>proxy non è né &quot;none&quot; né un indirizzo che inizia con http:// o socks5://</translation>
    </message>
    <message>
        <source>the environment variable %1, which should hold the proxy&apos;s password, is not set</source>
        <translation>la variabile d&apos;ambiente %1, che dovrebbe contenere la password del proxy, non è impostata</translation>
    </message>
    <message>
        <source>ca_file %1 contains no certificate in PEM format</source>
        <translation>ca_file %1 non contiene alcun certificato in formato PEM</translation>
    </message>
    <message>
        <source>it is too long for a settings file</source>
        <translation>è troppo lungo per un file di impostazioni</translation>
    </message>
    <message>
        <source>its folder cannot be created</source>
        <translation>impossibile creare la sua cartella</translation>
    </message>
    <message>
        <source>line %1: not JSON: %2</source>
        <translation>riga %1: non è JSON: %2</translation>
    </message>
    <message>
        <source>line %1: not a JSON object</source>
        <translation>riga %1: non è un oggetto JSON</translation>
    </message>
    <message>
        <source>it has version %1, which only a newer querymend understands; it was left unchanged</source>
        <translation>ha la versione %1, che solo un querymend più recente conosce; non è stato modificato</translation>
    </message>
    <message>
        <source>models has two entries named %1</source>
        <translation>in models ci sono due voci di nome %1</translation>
    </message>
    <message>
        <source>models is not a list</source>
        <translation>models non è un elenco</translation>
    </message>
    <message>
        <source>models is missing</source>
        <translation>models manca</translation>
    </message>
    <message>
        <source>version is missing</source>
        <translation>version manca</translation>
    </message>
    <message>
        <source>models[%1 is missing</source>
        <translation>models[%1 manca</translation>
    </message>
    <message>
        <source>%1 is not a known field here</source>
        <translation>%1 qui non è un campo noto</translation>
    </message>
    <message>
        <source>models[%1 is not an object</source>
        <translation>models[%1 non è un oggetto</translation>
    </message>
    <message>
        <source>models[%1 is not a list</source>
        <translation>models[%1 non è un elenco</translation>
    </message>
    <message>
        <source>models[%1 is neither a string nor a list of lines</source>
        <translation>models[%1 non è né una stringa né un elenco di righe</translation>
    </message>
    <message>
        <source>models[%1 is not a number in range</source>
        <translation>models[%1 non è un numero nell&apos;intervallo consentito</translation>
    </message>
    <message>
        <source>models[%1 is not a number</source>
        <translation>models[%1 non è un numero</translation>
    </message>
    <message>
        <source>models[%1 is neither true nor false</source>
        <translation>models[%1 non è né true né false</translation>
    </message>
    <message>
        <source>models[%1 is not one of: none, careful, all</source>
        <translation>models[%1 non è uno tra: none, careful, all</translation>
    </message>
    <message>
        <source>models[%1 is not &quot;key_store&quot;, &quot;session&quot; or {&quot;environment&quot;: NAME}; the key itself does not belong here</source>
        <translation>models[%1 non è &quot;key_store&quot;, &quot;session&quot; o {&quot;environment&quot;: NOME}; la chiave stessa non va scritta qui</translation>
    </message>
    <message>
        <source>models[%1 has %2, which is not a string</source>
        <translation>models[%1 contiene %2, che non è una stringa</translation>
    </message>
    <message>
        <source>models[%1 has %2, which is not one of them</source>
        <translation>models[%1 contiene %2, che non è tra quelli noti</translation>
    </message>
    <message>
        <source>models[%1 or another price is below 0</source>
        <translation>models[%1 o un altro prezzo è minore di 0</translation>
    </message>
    <message>
        <source>the key of model &apos;%1&apos;: %2</source>
        <translation>chiave del modello &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <source>this system has no running key store (%1)</source>
        <translation>in questo sistema non è attivo alcun portachiavi (%1)</translation>
    </message>
    <message>
        <source>this system has no running key store</source>
        <translation>in questo sistema non è attivo alcun portachiavi</translation>
    </message>
    <message>
        <source>the system&apos;s key store has no key with this name</source>
        <translation>nel portachiavi di sistema non c&apos;è una chiave con questo nome</translation>
    </message>
    <message>
        <source>the system&apos;s key store denied access to it (%1)</source>
        <translation>il portachiavi di sistema ne ha negato l&apos;accesso (%1)</translation>
    </message>
    <message>
        <source>the system&apos;s key store denied access to it</source>
        <translation>il portachiavi di sistema ne ha negato l&apos;accesso</translation>
    </message>
    <message>
        <source>the system&apos;s key store failed, or none is running (%1); an environment variable can hold it instead</source>
        <translation>il portachiavi di sistema non funziona o non è attivo (%1); in alternativa usa una variabile d&apos;ambiente</translation>
    </message>
    <message>
        <source>the system&apos;s key store failed, or none is running; an environment variable can hold it instead</source>
        <translation>il portachiavi di sistema non funziona o non è attivo; in alternativa usa una variabile d&apos;ambiente</translation>
    </message>
    <message>
        <source>the environment variable %1 is not set</source>
        <translation>la variabile d&apos;ambiente %1 non è impostata</translation>
    </message>
    <message>
        <source>it is kept for one session only, and has not been entered in this one</source>
        <translation>si conserva per una sola sessione, e in questa non è stata inserita</translation>
    </message>
    <message>
        <source>The built-in answerer plays no roles.</source>
        <translation>Il modello integrato non svolge ruoli.</translation>
    </message>
    <message>
        <source>The model was asked for SQL, but replied: %1</source>
        <translation>Al modello è stato chiesto dell&apos;SQL, ma ha risposto: %1</translation>
    </message>
    <message>
        <source>No connection was made within %1</source>
        <translation>Nessuna connessione entro %1</translation>
    </message>
    <message>
        <source>The server did not begin to answer within %1</source>
        <translation>Il server non ha iniziato a rispondere entro %1</translation>
    </message>
    <message>
        <source>The server stalled in the middle of its answer for %1</source>
        <translation>Il server si è fermato a metà della risposta per %1</translation>
    </message>
    <message>
        <source>The answer was not complete within %1</source>
        <translation>La risposta non era completa entro %1</translation>
    </message>
    <message>
        <source>The connection ended after %1 of %2 bytes</source>
        <translation>La connessione è terminata dopo %1 byte su %2</translation>
    </message>
    <message>
        <source>The connection ended in the middle of the compressed answer</source>
        <translation>La connessione è terminata a metà della risposta compressa</translation>
    </message>
    <message>
        <source>The server redirects the call to an unspecified address; the redirect was not followed, so that the key goes nowhere else</source>
        <translation>Il server reindirizza la chiamata a un indirizzo non specificato; il reindirizzamento non è stato seguito, perché la chiave non vada altrove</translation>
    </message>
    <message>
        <source>The server redirects the call to %1; the redirect was not followed, so that the key goes nowhere else</source>
        <translation>Il server reindirizza la chiamata a %1; il reindirizzamento non è stato seguito, perché la chiave non vada altrove</translation>
    </message>
    <message>
        <source>The server closed the connection instead of answering</source>
        <translation>Il server ha chiuso la connessione invece di rispondere</translation>
    </message>
    <message>
        <source>The server&apos;s answer is compressed in an unreadable format</source>
        <translation>La risposta del server è compressa in un formato illeggibile</translation>
    </message>
    <message>
        <source>The server keeps sending data, but no answer</source>
        <translation>Il server continua a inviare dati, ma nessuna risposta</translation>
    </message>
    <message>
        <source>The answer has more than %1 bytes</source>
        <translation>La risposta ha più di %1 byte</translation>
    </message>
    <message>
        <source>The request has %1 bytes, more than the limit of %2</source>
        <translation>La richiesta ha %1 byte, più del limite di %2</translation>
    </message>
    <message>
        <source>The list of models is too long to be read</source>
        <translation>L&apos;elenco dei modelli è troppo lungo da leggere</translation>
    </message>
    <message>
        <source>It was cancelled before an answer began</source>
        <translation>Annullata prima dell&apos;inizio di una risposta</translation>
    </message>
    <message>
        <source>It was cancelled after %1 bytes of the answer</source>
        <translation>Annullata dopo %1 byte della risposta</translation>
    </message>
    <message>
        <source>It was cancelled while the server was loading the model</source>
        <translation>Annullata mentre il server caricava il modello</translation>
    </message>
    <message>
        <source>The server was still loading the model after %1 s: %2</source>
        <translation>Dopo %1 s il server stava ancora caricando il modello: %2</translation>
    </message>
    <message>
        <source>The proxy %1 wants a different user or password: proxy has the user, and its password_env names the variable with the password (%2)</source>
        <translation>Il proxy %1 vuole un altro utente o un&apos;altra password: proxy contiene l&apos;utente, e il suo password_env indica la variabile con la password (%2)</translation>
    </message>
    <message>
        <source>The proxy wants a different user or password: proxy has the user, and its password_env names the variable with the password (%1)</source>
        <translation>Il proxy vuole un altro utente o un&apos;altra password: proxy contiene l&apos;utente, e il suo password_env indica la variabile con la password (%1)</translation>
    </message>
    <message>
        <source>The proxy cannot be reached or does not let the call through: is it running, and is proxy its address? (%1)</source>
        <translation>Il proxy non è raggiungibile o non lascia passare la chiamata: è attivo, e proxy è il suo indirizzo? (%1)</translation>
    </message>
    <message>
        <source>The proxy %1 cannot be reached or does not let the call through: is it running, and is proxy its address? (%2)</source>
        <translation>Il proxy %1 non è raggiungibile o non lascia passare la chiamata: è attivo, e proxy è il suo indirizzo? (%2)</translation>
    </message>
    <message>
        <source>%1 (the server&apos;s administrator must renew it; or is this machine&apos;s clock wrong?)</source>
        <translation>%1 (deve rinnovarlo l&apos;amministratore del server; o è sbagliato l&apos;orologio di questo computer?)</translation>
    </message>
    <message>
        <source>%1 (is this machine&apos;s clock wrong?)</source>
        <translation>%1 (è sbagliato l&apos;orologio di questo computer?)</translation>
    </message>
    <message>
        <source>%1 (it is for %2 and not for %3: base_url must name the server as its certificate does)</source>
        <translation>%1 (è per %2 e non per %3: base_url deve indicare il server come fa il suo certificato)</translation>
    </message>
    <message>
        <source>%1 (no authority known to this machine vouches for it: to trust it, name its issuer&apos;s file in ca_file)</source>
        <translation>%1 (nessuna autorità nota a questo computer lo garantisce: per considerarlo attendibile, indica in ca_file il file di chi lo ha emesso)</translation>
    </message>
    <message>
        <source>%1 (the server&apos;s administrator must fix it)</source>
        <translation>%1 (deve correggerlo l&apos;amministratore del server)</translation>
    </message>
    <message>
        <source>whatever answers on this port does not speak TLS; should base_url begin with http://?</source>
        <translation>ciò che risponde su questa porta non parla TLS; base_url dovrebbe iniziare con http://?</translation>
    </message>
    <message>
        <source>the server speaks no version of TLS that is still considered secure, and needs an upgrade</source>
        <translation>il server non parla alcuna versione di TLS ancora considerata sicura, e va aggiornato</translation>
    </message>
    <message>
        <source>%1 (the request has about %2 tokens, the model&apos;s context holds %3)</source>
        <translation>%1 (la richiesta ha circa %2 token, il contesto del modello ne contiene %3)</translation>
    </message>
    <message>
        <source>%1 (the request has %2 tokens, the model&apos;s context holds %3)</source>
        <translation>%1 (la richiesta ha %2 token, il contesto del modello ne contiene %3)</translation>
    </message>
    <message>
        <source>%1 (the request has about %2 tokens)</source>
        <translation>%1 (la richiesta ha circa %2 token)</translation>
    </message>
    <message>
        <source>%1 (the request has %2 tokens)</source>
        <translation>%1 (la richiesta ha %2 token)</translation>
    </message>
    <message>
        <source>The prompt does not fit into the model&apos;s context</source>
        <translation>Il prompt non entra nel contesto del modello</translation>
    </message>
    <message>
        <source>The prompt leaves no room for a reply in the model&apos;s context.</source>
        <translation>Il prompt non lascia spazio per una risposta nel contesto del modello.</translation>
    </message>
    <message>
        <source>The server truncated the prompt and read only %1 tokens</source>
        <translation>Il server ha troncato il prompt e ne ha letti solo %1 token</translation>
    </message>
    <message>
        <source>The reply filled the model&apos;s context, so it may be cut off: send less, or use a model with a larger context</source>
        <translation>La risposta ha riempito il contesto del modello, quindi può essere troncata: invia meno o usa un modello con un contesto più ampio</translation>
    </message>
    <message>
        <source>The reply reached its limit of %1 tokens, so it may be cut off: the model&apos;s reply_tokens sets the limit</source>
        <translation>La risposta ha raggiunto il limite di %1 token, quindi può essere troncata: il limite è in reply_tokens del modello</translation>
    </message>
    <message>
        <source>The reply reached the server&apos;s limit, so it may be cut off: the model&apos;s reply_tokens sets the limit</source>
        <translation>La risposta ha raggiunto il limite del server, quindi può essere troncata: il limite è in reply_tokens del modello</translation>
    </message>
    <message>
        <source>The reply reached its token limit before it contained any text.</source>
        <translation>La risposta ha raggiunto il limite di token prima di contenere del testo.</translation>
    </message>
    <message>
        <source>The reply is longer than %1 MiB; the rest was not read.</source>
        <translation>La risposta supera %1 MiB; il resto non è stato letto.</translation>
    </message>
    <message>
        <source>The reply continues with nothing but white space and was stopped after %1 bytes.</source>
        <translation>La risposta continua con soli spazi ed è stata fermata dopo %1 byte.</translation>
    </message>
    <message>
        <source>The reply repeats the same words without end and was stopped after %1 bytes.</source>
        <translation>La risposta ripete senza fine le stesse parole ed è stata fermata dopo %1 byte.</translation>
    </message>
    <message>
        <source>The model&apos;s thinking continues with nothing but white space and was stopped after %1 bytes.</source>
        <translation>Il ragionamento del modello continua con soli spazi ed è stato fermato dopo %1 byte.</translation>
    </message>
    <message>
        <source>The model&apos;s thinking repeats the same words without end and was stopped after %1 bytes.</source>
        <translation>Il ragionamento del modello ripete senza fine le stesse parole ed è stato fermato dopo %1 byte.</translation>
    </message>
    <message>
        <source>The reply broke off after %1 bytes.</source>
        <translation>La risposta si è interrotta dopo %1 byte.</translation>
    </message>
    <message>
        <source>The connection ended before the reply began.</source>
        <translation>La connessione è terminata prima dell&apos;inizio della risposta.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>La risposta è vuota.</translation>
    </message>
    <message>
        <source>The model only produced thinking, and no answer.</source>
        <translation>Il modello ha prodotto solo ragionamento e nessuna risposta.</translation>
    </message>
    <message>
        <source>The model called a tool instead of answering; none was offered.</source>
        <translation>Il modello ha chiamato uno strumento invece di rispondere; nessuno era offerto.</translation>
    </message>
    <message>
        <source>The model refuses to answer.</source>
        <translation>Il modello si rifiuta di rispondere.</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1</source>
        <translation>Il modello si rifiuta di rispondere: %1</translation>
    </message>
    <message>
        <source>The server&apos;s content filter stopped the reply.</source>
        <translation>Il filtro dei contenuti del server ha fermato la risposta.</translation>
    </message>
    <message>
        <source>The server reports an error without details.</source>
        <translation>Il server segnala un errore senza dettagli.</translation>
    </message>
    <message>
        <source>The server sent bytes that are not UTF-8: %1</source>
        <translation>Il server ha inviato byte che non sono UTF-8: %1</translation>
    </message>
    <message>
        <source>The server sent something that is not JSON: %1</source>
        <translation>Il server ha inviato qualcosa che non è JSON: %1</translation>
    </message>
    <message>
        <source>The server sent a message longer than %1 MiB.</source>
        <translation>Il server ha inviato un messaggio di oltre %1 MiB.</translation>
    </message>
    <message>
        <source>The server is not a model server of this kind. %1</source>
        <translation>Il server non è un server di modelli di questo tipo. %1</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not JSON, so it may not be a model server of this kind. %1</source>
        <translation>La risposta del server non è JSON: forse non è un server di modelli di questo tipo. %1</translation>
    </message>
    <message>
        <source>The answer is not a list of models. %1</source>
        <translation>La risposta non è un elenco di modelli. %1</translation>
    </message>
    <message>
        <source>It sent an empty reply.</source>
        <translation>Ha inviato una risposta vuota.</translation>
    </message>
    <message>
        <source>It sent a page with the title &quot;%1&quot;.</source>
        <translation>Ha inviato una pagina con il titolo &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>It sent a page of type %1 with the title &quot;%2&quot;.</source>
        <translation>Ha inviato una pagina di tipo %1 con il titolo &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>It sent text that begins: %1</source>
        <translation>Ha inviato un testo che inizia così: %1</translation>
    </message>
    <message>
        <source>It sent text of type %1 that begins: %2</source>
        <translation>Ha inviato un testo di tipo %1 che inizia così: %2</translation>
    </message>
    <message>
        <source>%1; the server has: %2</source>
        <translation>%1; il server ha: %2</translation>
    </message>
    <message>
        <source>there is no scenario &quot;%1&quot;, only %2</source>
        <translation>non c&apos;è uno scenario &quot;%1&quot;, solo %2</translation>
    </message>
    <message>
        <source>there is no sample database &quot;%1&quot;, only %2</source>
        <translation>non c&apos;è un database di esempio &quot;%1&quot;, solo %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>impossibile scrivere %1: %2</translation>
    </message>
    <message>
        <source>the scenario cannot remove its database or put it back: %1</source>
        <translation>lo scenario non può togliere il suo database o rimetterlo a posto: %1</translation>
    </message>
    <message>
        <source>The scenario &quot;%1&quot; has no reply for the role %2.</source>
        <translation>Lo scenario &quot;%1&quot; non ha una risposta per il ruolo %2.</translation>
    </message>
    <message>
        <source>The scenario &quot;%1&quot; has no reply to call %2 for %3.</source>
        <translation>Lo scenario &quot;%1&quot; non ha una risposta alla chiamata %2 per %3.</translation>
    </message>
</context>
<context>
    <name>StoreSentences</name>
    <message>
        <source>its size cannot be read</source>
        <translation>non se ne può leggere la dimensione</translation>
    </message>
    <message>
        <source>it cannot be compacted</source>
        <translation>non si può compattare</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>The store %1 was written by a newer version (format %2, this program supports up to %3); it was left unchanged</source>
        <translation>L&apos;archivio %1 è stato scritto da una versione più recente (formato %2; questo programma supporta fino al formato %3); non è stato modificato</translation>
    </message>
    <message>
        <source>The store %1 does not say its version</source>
        <translation>L&apos;archivio %1 non indica la propria versione</translation>
    </message>
    <message>
        <source>The store %1: %2</source>
        <translation>Archivio %1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message>
        <source>it cannot be opened: %1</source>
        <translation>impossibile aprirlo: %1</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>impossibile leggerlo: %1</translation>
    </message>
    <message>
        <source>it cannot be written: %1</source>
        <translation>impossibile scriverlo: %1</translation>
    </message>
    <message>
        <source>it cannot be reached: %1</source>
        <translation>non raggiungibile: %1</translation>
    </message>
    <message>
        <source>it cannot be created: %1</source>
        <translation>impossibile crearlo: %1</translation>
    </message>
    <message>
        <source>it cannot be prepared: %1</source>
        <translation>impossibile prepararlo: %1</translation>
    </message>
    <message>
        <source>its version cannot be read: %1</source>
        <translation>impossibile leggerne la versione: %1</translation>
    </message>
    <message>
        <source>its tables cannot be created: %1</source>
        <translation>impossibile crearne le tabelle: %1</translation>
    </message>
    <message>
        <source>its tables cannot be upgraded to this version: %1</source>
        <translation>impossibile aggiornarne le tabelle a questa versione: %1</translation>
    </message>
    <message>
        <source>its list of runs cannot be rebuilt: %1</source>
        <translation>impossibile ricostruirne l&apos;elenco delle esecuzioni: %1</translation>
    </message>
    <message>
        <source>the list of runs cannot be rebuilt: %1</source>
        <translation>impossibile ricostruire l&apos;elenco delle esecuzioni: %1</translation>
    </message>
    <message>
        <source>the list of runs cannot be read: %1</source>
        <translation>impossibile leggere l&apos;elenco delle esecuzioni: %1</translation>
    </message>
    <message>
        <source>a run cannot be written to its list: %1</source>
        <translation>impossibile scrivere un&apos;esecuzione nell&apos;elenco: %1</translation>
    </message>
    <message>
        <source>a run cannot be removed: %1</source>
        <translation>impossibile eliminare un&apos;esecuzione: %1</translation>
    </message>
    <message>
        <source>an event cannot be added: %1</source>
        <translation>impossibile aggiungere un evento: %1</translation>
    </message>
    <message>
        <source>an event cannot be written: %1</source>
        <translation>impossibile scrivere un evento: %1</translation>
    </message>
    <message>
        <source>events cannot be read: %1</source>
        <translation>impossibile leggere gli eventi: %1</translation>
    </message>
    <message>
        <source>the note and tags of a run cannot be stored: %1</source>
        <translation>impossibile salvare la nota e le etichette di un&apos;esecuzione: %1</translation>
    </message>
    <message>
        <source>tags cannot be read: %1</source>
        <translation>impossibile leggere le etichette: %1</translation>
    </message>
    <message>
        <source>what was learned cannot be written: %1</source>
        <translation>impossibile scrivere ciò che è stato appreso: %1</translation>
    </message>
    <message>
        <source>what was learned cannot be read: %1</source>
        <translation>impossibile leggere ciò che è stato appreso: %1</translation>
    </message>
    <message>
        <source>the salvaged data cannot be stored: %1</source>
        <translation>impossibile salvare i dati recuperati: %1</translation>
    </message>
    <message>
        <source>runs cannot be locked: %1</source>
        <translation>impossibile bloccare le esecuzioni: %1</translation>
    </message>
    <message>
        <source>locks cannot be read: %1</source>
        <translation>impossibile leggere i blocchi: %1</translation>
    </message>
    <message>
        <source>the run cannot be locked: %1</source>
        <translation>impossibile bloccare l&apos;esecuzione: %1</translation>
    </message>
    <message>
        <source>the run cannot be released: %1</source>
        <translation>impossibile sbloccare l&apos;esecuzione: %1</translation>
    </message>
    <message>
        <source>the run cannot be taken over: %1</source>
        <translation>impossibile prendere in carico l&apos;esecuzione: %1</translation>
    </message>
    <message>
        <source>the server has not answered for %1 s</source>
        <translation>il server non risponde da %1 s</translation>
    </message>
    <message>
        <source>there is no connection</source>
        <translation>non c&apos;è connessione</translation>
    </message>
    <message>
        <source>a preset has no name</source>
        <translation>un profilo non ha un nome</translation>
    </message>
    <message>
        <source>preset &quot;%1&quot;: %2</source>
        <translation>profilo «%1»: %2</translation>
    </message>
    <message>
        <source>its policy %1</source>
        <translation>i suoi criteri: %1</translation>
    </message>
    <message>
        <source>&quot;directives&quot; is not a string</source>
        <translation>«directives» non è un testo</translation>
    </message>
    <message>
        <source>&quot;example_files&quot; is not a list of strings</source>
        <translation>«example_files» non è un elenco di testi</translation>
    </message>
    <message>
        <source>&quot;presets&quot; is not a list</source>
        <translation>«presets» non è un elenco</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria insufficiente</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this type of database is not installed</source>
        <translation>il driver di Qt per questo tipo di database non è installato</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>è una cartella, non un file</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>è un dispositivo o una pipe, non un file</translation>
    </message>
    <message>
        <source>%1: it is a folder, not a file</source>
        <translation>%1: è una cartella, non un file</translation>
    </message>
    <message>
        <source>%1: it is a device or a pipe, not a file</source>
        <translation>%1: è un dispositivo o una pipe, non un file</translation>
    </message>
    <message>
        <source>it cannot be copied to a readable location</source>
        <translation>impossibile copiarlo in una posizione leggibile</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created</source>
        <translation>impossibile creare la cartella %1</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>impossibile scrivere in %1</translation>
    </message>
    <message>
        <source>the file is a database of another program and was left unchanged</source>
        <translation>il file è un database di un altro programma e non è stato modificato</translation>
    </message>
    <message>
        <source>its tables are from an older version and could not be upgraded</source>
        <translation>le sue tabelle sono di una versione precedente e non è stato possibile aggiornarle</translation>
    </message>
    <message>
        <source>the store is read-only</source>
        <translation>l&apos;archivio è in sola lettura</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>impossibile aprire %1: %2</translation>
    </message>
    <message>
        <source>The store&apos;s location is empty or has a NUL in it</source>
        <translation>La posizione dell&apos;archivio è vuota o contiene un carattere NUL</translation>
    </message>
    <message>
        <source>Unknown store type &apos;%1&apos;</source>
        <translation>Tipo di archivio sconosciuto «%1»</translation>
    </message>
    <message>
        <source>The store&apos;s URL is invalid: its host, its port or a % in it is wrong</source>
        <translation>L&apos;URL dell&apos;archivio non è valido: l&apos;host, la porta o un % è errato</translation>
    </message>
    <message>
        <source>The store&apos;s URL is invalid: it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?</source>
        <translation>L&apos;URL dell&apos;archivio non è valido: contiene una @ dopo il primo / o ?; nel nome utente, nella password e nelle opzioni scrivi %40 per @, %2F per / e %3F per ?</translation>
    </message>
    <message>
        <source>The store&apos;s URL names no database</source>
        <translation>L&apos;URL dell&apos;archivio non indica un database</translation>
    </message>
    <message>
        <source>The store&apos;s option &apos;answer_seconds&apos; must be a number from 1 to %1</source>
        <translation>L&apos;opzione «answer_seconds» dell&apos;archivio deve essere un numero da 1 a %1</translation>
    </message>
    <message>
        <source>The environment variable %1, which should hold the store&apos;s password, is not set</source>
        <translation>La variabile d&apos;ambiente %1, che dovrebbe contenere la password dell&apos;archivio, non è impostata</translation>
    </message>
    <message>
        <source>An option of the store has no name</source>
        <translation>Un&apos;opzione dell&apos;archivio non ha nome</translation>
    </message>
    <message>
        <source>Nothing can be salvaged from %1</source>
        <translation>Da %1 non si può recuperare nulla</translation>
    </message>
    <message>
        <source>There is already a file %1</source>
        <translation>Esiste già un file %1</translation>
    </message>
    <message>
        <source>There is no file %1 that can be read</source>
        <translation>Non c&apos;è un file %1 leggibile</translation>
    </message>
    <message>
        <source>another program is writing the run %1</source>
        <translation>un altro programma sta scrivendo l&apos;esecuzione %1</translation>
    </message>
    <message>
        <source>a running program is writing the run</source>
        <translation>un programma in esecuzione sta scrivendo l&apos;esecuzione</translation>
    </message>
    <message>
        <source>the run %1 is still being written</source>
        <translation>l&apos;esecuzione %1 è ancora in corso di scrittura</translation>
    </message>
    <message>
        <source>there is no run %1</source>
        <translation>non c&apos;è nessuna esecuzione %1</translation>
    </message>
    <message>
        <source>no event of the run %1 is left</source>
        <translation>non è rimasto alcun evento dell&apos;esecuzione %1</translation>
    </message>
    <message>
        <source>the event at position %1 of the run %2 cannot be read: %3</source>
        <translation>impossibile leggere l&apos;evento alla posizione %1 dell&apos;esecuzione %2: %3</translation>
    </message>
    <message>
        <source>event %1 is not stored: the run %2 is finished</source>
        <translation>l&apos;evento %1 non è stato salvato: l&apos;esecuzione %2 è terminata</translation>
    </message>
    <message>
        <source>event %1 is not stored: the run %2 expects a different event</source>
        <translation>l&apos;evento %1 non è stato salvato: l&apos;esecuzione %2 attende un altro evento</translation>
    </message>
    <message>
        <source>event %1 of the run %2 is already stored with different content</source>
        <translation>l&apos;evento %1 dell&apos;esecuzione %2 è già salvato con un contenuto diverso</translation>
    </message>
    <message>
        <source>an event has no number or no run</source>
        <translation>un evento non ha numero o esecuzione</translation>
    </message>
    <message>
        <source>an answer without a question, a statement or a known dialect cannot be accepted</source>
        <translation>non si può accettare una risposta senza domanda, istruzione o dialetto noto</translation>
    </message>
    <message>
        <source>the record of an event %1</source>
        <translation>la registrazione di un evento %1</translation>
    </message>
    <message>
        <source>this is not a run file: it does not begin with {&quot;format&quot;:&quot;querymend-run&quot;,&quot;version&quot;:…}</source>
        <translation>non è il file di un&apos;esecuzione: non inizia con {&quot;format&quot;:&quot;querymend-run&quot;,&quot;version&quot;:…}</translation>
    </message>
    <message>
        <source>this is not a run file: the first line %1</source>
        <translation>non è il file di un&apos;esecuzione: la prima riga %1</translation>
    </message>
    <message>
        <source>the first line does not say which run this is and how many events it has</source>
        <translation>la prima riga non dice di quale esecuzione si tratta e quanti eventi ha</translation>
    </message>
    <message>
        <source>the file has version %1 of the format, but this program supports versions up to %2</source>
        <translation>il file ha la versione %1 del formato, ma questo programma supporta versioni fino alla %2</translation>
    </message>
    <message>
        <source>the run has an invalid name</source>
        <translation>il nome dell&apos;esecuzione non è valido</translation>
    </message>
    <message>
        <source>the event cannot be read: %1</source>
        <translation>impossibile leggere l&apos;evento: %1</translation>
    </message>
    <message>
        <source>the event belongs to the run &apos;%1&apos;, not to &apos;%2&apos;</source>
        <translation>l&apos;evento appartiene all&apos;esecuzione «%1», non a «%2»</translation>
    </message>
    <message>
        <source>the event has the number %1, which is not a valid event number</source>
        <translation>l&apos;evento ha il numero %1, che non è valido</translation>
    </message>
    <message>
        <source>the event has number %1 and follows number %2</source>
        <translation>l&apos;evento ha il numero %1 e segue il numero %2</translation>
    </message>
    <message>
        <source>there are more than the %1 events that the first line announces</source>
        <translation>ci sono più dei %1 eventi annunciati nella prima riga</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 events</source>
        <translation>il file finisce dopo %1 eventi su %2</translation>
    </message>
    <message>
        <source>the event %1</source>
        <translation>l&apos;evento %1</translation>
    </message>
    <message>
        <source>does not begin with {</source>
        <translation>non inizia con {</translation>
    </message>
    <message>
        <source>has a line break or a NUL in it</source>
        <translation>contiene un&apos;interruzione di riga o un carattere NUL</translation>
    </message>
    <message>
        <source>is not UTF-8 at byte %1</source>
        <translation>non è UTF-8 al byte %1</translation>
    </message>
    <message>
        <source>has values nested more than %1 levels deep</source>
        <translation>contiene valori annidati per più di %1 livelli</translation>
    </message>
    <message>
        <source>not JSON at byte %1: %2</source>
        <translation>non è JSON al byte %1: %2</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>non è un oggetto JSON</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>it is larger than 16 MB</source>
        <translation>supera i 16 MB</translation>
    </message>
    <message>
        <source>it is not marked as %1</source>
        <translation>non è contrassegnato come %1</translation>
    </message>
    <message>
        <source>it has version %1; this program supports versions up to %2</source>
        <translation>ha la versione %1; questo programma supporta versioni fino alla %2</translation>
    </message>
    <message>
        <source>it has no settings in it</source>
        <translation>non contiene impostazioni</translation>
    </message>
    <message>
        <source>it has no list of connections</source>
        <translation>non contiene un elenco di connessioni</translation>
    </message>
    <message>
        <source>connection %1 is not an object</source>
        <translation>la connessione %1 non è un oggetto</translation>
    </message>
    <message>
        <source>connection %1: %2 is missing or invalid</source>
        <translation>connessione %1: %2 manca o non è valido</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>byte %1: %2</translation>
    </message>
    <message>
        <source>Install it (on Debian: libqt6sql6-sqlite) and restart</source>
        <translation>Installalo (su Debian: libqt6sql6-sqlite) e riavvia</translation>
    </message>
    <message>
        <source>Choose another location for the store</source>
        <translation>Scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Choose another file for the store</source>
        <translation>Scegli un altro file per l&apos;archivio</translation>
    </message>
    <message>
        <source>Choose another file for the store; this one is left unchanged, and if it was a store, `querymend runs salvage FILE NEWFILE` reads what is left of it</source>
        <translation>Scegli un altro file per l&apos;archivio; questo non è stato modificato e, se era un archivio, `querymend runs salvage FILE NEWFILE` legge ciò che ne resta</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that supports locks</source>
        <translation>Scegli una cartella su un file system che supporta i blocchi</translation>
    </message>
    <message>
        <source>Choose a new file name for the salvaged store</source>
        <translation>Scegli un nome nuovo per l&apos;archivio recuperato</translation>
    </message>
    <message>
        <source>Choose the damaged file</source>
        <translation>Scegli il file danneggiato</translation>
    </message>
    <message>
        <source>Give a path such as /home/me/runs.db or postgresql://user@host/database</source>
        <translation>Indica un percorso come /home/me/runs.db o postgresql://user@host/database</translation>
    </message>
    <message>
        <source>Free disk space for it</source>
        <translation>Libera spazio su disco</translation>
    </message>
    <message>
        <source>Free disk space and try again; stored data is safe</source>
        <translation>Libera spazio su disco e riprova; i dati salvati sono al sicuro</translation>
    </message>
    <message>
        <source>Free space on the server&apos;s disk; stored data is safe</source>
        <translation>Libera spazio sul disco del server; i dati salvati sono al sicuro</translation>
    </message>
    <message>
        <source>Check the disk, its quota and the file size limit; stored data is safe</source>
        <translation>Controlla il disco, la sua quota e il limite di dimensione dei file; i dati salvati sono al sicuro</translation>
    </message>
    <message>
        <source>Make it writable, or choose another location for the store</source>
        <translation>Rendila scrivibile o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Make its folder writable, or choose another location for the store</source>
        <translation>Rendi scrivibile la sua cartella o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or choose another location for the store</source>
        <translation>Rendi scrivibili il file e la sua cartella o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Make the store&apos;s folder writable, or choose another location for it</source>
        <translation>Rendi scrivibile la cartella dell&apos;archivio o scegli un&apos;altra posizione</translation>
    </message>
    <message>
        <source>Get permission to create it, or choose another location for the store</source>
        <translation>Chiedi il permesso di crearla o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Start the newer version, or choose another location for the store</source>
        <translation>Avvia la versione più recente o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Open it once with permission to change its tables</source>
        <translation>Aprilo una volta con il permesso di modificarne le tabelle</translation>
    </message>
    <message>
        <source>Ask for permission to create tables in the database and write to them</source>
        <translation>Chiedi il permesso di creare tabelle nel database e di scriverci</translation>
    </message>
    <message>
        <source>Check that the server is running and accepts your login, then try again</source>
        <translation>Controlla che il server sia in funzione e accetti le credenziali, poi riprova</translation>
    </message>
    <message>
        <source>Another program has locked the store; try again when it has finished</source>
        <translation>Un altro programma ha bloccato l&apos;archivio; riprova quando ha finito</translation>
    </message>
    <message>
        <source>Another program has locked the store; try again</source>
        <translation>Un altro programma ha bloccato l&apos;archivio; riprova</translation>
    </message>
    <message>
        <source>Another program has written to the run; reload it</source>
        <translation>Un altro programma ha scritto nell&apos;esecuzione; ricaricala</translation>
    </message>
    <message>
        <source>End that program: a run in a file store cannot be taken over</source>
        <translation>Chiudi quel programma: un&apos;esecuzione in un archivio su file non si può prendere in carico</translation>
    </message>
    <message>
        <source>Take it over with the login that holds it, or with one that is allowed to end its connections</source>
        <translation>Prendila in carico con l&apos;utente che la detiene o con uno che può chiuderne le connessioni</translation>
    </message>
    <message>
        <source>Wait until it finishes, or end it there</source>
        <translation>Attendi che finisca o terminala lì</translation>
    </message>
    <message>
        <source>Stop it first, or wait until it finishes</source>
        <translation>Fermala prima o attendi che finisca</translation>
    </message>
    <message>
        <source>Salvage what can be read into a new store (querymend runs salvage FILE NEWFILE); this one is left unchanged</source>
        <translation>Recupera ciò che è leggibile in un nuovo archivio (querymend runs salvage FILE NEWFILE); questo non viene modificato</translation>
    </message>
    <message>
        <source>Export the runs that can be read, and ask the server&apos;s administrator for a backup of the tables</source>
        <translation>Esporta le esecuzioni leggibili e chiedi all&apos;amministratore del server un backup delle tabelle</translation>
    </message>
    <message>
        <source>Restore the file from a backup, if there is one</source>
        <translation>Ripristina il file da un backup, se ce n&apos;è uno</translation>
    </message>
    <message>
        <source>Only its entry in the list of runs remains</source>
        <translation>Resta solo la sua voce nell&apos;elenco delle esecuzioni</translation>
    </message>
    <message>
        <source>Check the list of runs</source>
        <translation>Controlla l&apos;elenco delle esecuzioni</translation>
    </message>
    <message>
        <source>Nothing was imported; get the file again from where it was exported</source>
        <translation>Non è stato importato nulla; recupera di nuovo il file da dove è stato esportato</translation>
    </message>
    <message>
        <source>Try again, or choose another location for the store</source>
        <translation>Riprova o scegli un&apos;altra posizione per l&apos;archivio</translation>
    </message>
    <message>
        <source>Try again, or ask the server&apos;s administrator</source>
        <translation>Riprova o chiedi all&apos;amministratore del server</translation>
    </message>
    <message>
        <source>Report this as a bug</source>
        <translation>Segnalalo come errore</translation>
    </message>
</context>
<context>
    <name>querymend::StoreWords</name>
    <message>
        <source>A driver for the store is missing.</source>
        <translation>Manca un driver per l&apos;archivio.</translation>
    </message>
    <message>
        <source>The store&apos;s disk is full.</source>
        <translation>Il disco dell&apos;archivio è pieno.</translation>
    </message>
    <message>
        <source>This cannot be used as a store.</source>
        <translation>Non può essere usato come archivio.</translation>
    </message>
    <message>
        <source>The store is damaged.</source>
        <translation>L&apos;archivio è danneggiato.</translation>
    </message>
    <message>
        <source>The run is still being written.</source>
        <translation>L&apos;esecuzione è ancora in corso di scrittura.</translation>
    </message>
    <message>
        <source>The run is no longer in the store.</source>
        <translation>L&apos;esecuzione non è più nell&apos;archivio.</translation>
    </message>
    <message>
        <source>The file is not a run file, or it is damaged.</source>
        <translation>Il file non è di un&apos;esecuzione o è danneggiato.</translation>
    </message>
    <message>
        <source>The store&apos;s location is not valid.</source>
        <translation>Posizione dell&apos;archivio non valida.</translation>
    </message>
    <message>
        <source>The store&apos;s server cannot be reached.</source>
        <translation>Il server dell&apos;archivio non è raggiungibile.</translation>
    </message>
    <message>
        <source>The store is not writable.</source>
        <translation>Questo archivio non è scrivibile.</translation>
    </message>
    <message>
        <source>Could not read or write the store.</source>
        <translation>Impossibile leggere o scrivere l&apos;archivio.</translation>
    </message>
    <message>
        <source>The store was written by a newer version of Querymend.</source>
        <translation>L&apos;archivio è stato scritto da una versione più recente di Querymend.</translation>
    </message>
    <message>
        <source>The store is in use by another program.</source>
        <translation>L&apos;archivio è in uso da un altro programma.</translation>
    </message>
    <message>
        <source>The store rejected it.</source>
        <translation>L&apos;archivio l&apos;ha rifiutato.</translation>
    </message>
</context>
<context>
    <name>querymend::StoryBar</name>
    <message>
        <source>This run was made on %1, which is not open.</source>
        <translation>Questa esecuzione è stata fatta su %1, che non è aperto.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Apri %1</translation>
    </message>
    <message>
        <source>Answering another question: %1</source>
        <translation>Risposta in corso a un&apos;altra domanda: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostra</translation>
    </message>
    <message>
        <source>This run was made on %1, but %2 is open.</source>
        <translation>Questa esecuzione è stata fatta su %1, ma è aperto %2.</translation>
    </message>
</context>
<context>
    <name>querymend::TextsPage</name>
    <message>
        <source>Built in</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Suggerimenti</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompt</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of your own</source>
        <translation>
            <numerusform>%n testo tuo</numerusform>
            <numerusform>%n testi tuoi</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no file of your own.</source>
        <translation>Non hai un tuo file.</translation>
    </message>
    <message>
        <source>⚠ Yours has an error</source>
        <translation>⚠ Il tuo contiene un errore</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Il tuo</translation>
    </message>
    <message>
        <source>⚠ Yours is not used</source>
        <translation>⚠ Il tuo non è usato</translation>
    </message>
    <message>
        <source>Another text in this folder has an error, so none of them are used.</source>
        <translation>Un altro testo in questa cartella contiene un errore, perciò non ne viene usato nessuno.</translation>
    </message>
    <message>
        <source>Could not create the file: %1</source>
        <translation>Impossibile creare il file: %1</translation>
    </message>
</context>
<context>
    <name>querymend::TimelineMinimap</name>
    <message>
        <source>Overview of the run</source>
        <translation>Panoramica dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>The whole run. Full bars were accepted, shorter ones failed.</source>
        <translation>L&apos;intera esecuzione. Le barre piene sono tentativi accettati, le più corte falliti.</translation>
    </message>
</context>
<context>
    <name>querymend::TimelinePair</name>
    <message>
        <source>Show only the run below</source>
        <translation>Mostra solo l&apos;esecuzione in basso</translation>
    </message>
    <message>
        <source>Retry timeline of the earlier run</source>
        <translation>Cronologia dei tentativi dell&apos;esecuzione precedente</translation>
    </message>
</context>
<context>
    <name>querymend::KindFilter</name>
    <message>
        <source>Filter attempts</source>
        <translation>Filtra tentativi</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostra tutti</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>querymend::TimelinePanel</name>
    <message>
        <source>Retry timeline</source>
        <translation>Cronologia dei tentativi</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Ancora nessuna esecuzione</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>No matching attempts</source>
        <translation>Nessun tentativo corrispondente</translation>
    </message>
    <message>
        <source>No attempt in this run matches the filter.</source>
        <translation>Nessun tentativo di questa esecuzione corrisponde al filtro.</translation>
    </message>
    <message>
        <source>Show All Attempts</source>
        <translation>Mostra tutti i tentativi</translation>
    </message>
    <message>
        <source>Ask a question, or watch a demo.</source>
        <translation>Fai una domanda o guarda una dimostrazione.</translation>
    </message>
    <message>
        <source>Watch It Correct Itself</source>
        <translation>Guarda come si corregge</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Tour guidato</translation>
    </message>
</context>
<context>
    <name>querymend::TimelineView</name>
    <message>
        <source>Attempts</source>
        <translation>Tentativi</translation>
    </message>
</context>
<context>
    <name>querymend::WindowDialogs</name>
    <message>
        <source>About Querymend</source>
        <translation>Informazioni su Querymend</translation>
    </message>
    <message>
        <source>&lt;b&gt;Querymend %1&lt;/b&gt;&lt;p&gt;Answers questions in SQL, checked and corrected on your database.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Querymend %1&lt;/b&gt;&lt;p&gt;Risponde alle domande in SQL controllato e corretto sul tuo database.&lt;/p&gt;&lt;p&gt;Software libero con licenza GNU General Public License, versione 3 o successiva.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No run to export yet.</source>
        <translation>Nessuna esecuzione da esportare.</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Esporta esecuzione</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Salvato in %1</translation>
    </message>
    <message>
        <source>No result to export yet.</source>
        <translation>Nessun risultato da esportare.</translation>
    </message>
    <message numerus="yes">
        <source>%n connections were imported.</source>
        <translation>
            <numerusform>%n connessione importata.</numerusform>
            <numerusform>%n connessioni importate.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connections to save yet.</source>
        <translation>Nessuna connessione da salvare.</translation>
    </message>
    <message>
        <source>Save Connections</source>
        <translation>Salva connessioni</translation>
    </message>
    <message>
        <source>Connections (*.json)</source>
        <translation>Connessioni (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1, without passwords.</source>
        <translation>Salvato in %1, senza password.</translation>
    </message>
</context>
<context>
    <name>querymend::WindowSettings</name>
    <message numerus="yes">
        <source>%n run(s) were salvaged. Runs are now saved in %1; the damaged file is left unchanged.</source>
        <translation>
            <numerusform>%n esecuzione recuperata. Ora le esecuzioni vengono salvate in %1; il file danneggiato resta invariato.</numerusform>
            <numerusform>%n esecuzioni recuperate. Ora le esecuzioni vengono salvate in %1; il file danneggiato resta invariato.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::DefinitionDialog</name>
    <message>
        <source>Definition of %1</source>
        <translation>Definizione di %1</translation>
    </message>
    <message>
        <source>Definition and indexes</source>
        <translation>Definizione e indici</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lettura in corso…</translation>
    </message>
    <message>
        <source>Indexes are not listed.</source>
        <translation>Gli indici non sono elencati.</translation>
    </message>
    <message>
        <source>Reconstructed from columns and keys; defaults and CHECK constraints are missing.</source>
        <translation>Ricostruita da colonne e chiavi; mancano valori predefiniti e vincoli CHECK.</translation>
    </message>
    <message>
        <source>The database reported: %1</source>
        <translation>Messaggio del database: %1</translation>
    </message>
</context>
<context>
    <name>TextActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Taglia</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Se&amp;leziona tutto</translation>
    </message>
</context>
<context>
    <name>Reflection</name>
    <message>
        <source>No SQL</source>
        <translation>Nessun SQL</translation>
    </message>
    <message>
        <source>Invalid request</source>
        <translation>Richiesta non valida</translation>
    </message>
    <message>
        <source>Not a query</source>
        <translation>Non è una query</translation>
    </message>
    <message>
        <source>Several statements</source>
        <translation>Più istruzioni</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non analizzabile</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Commento</translation>
    </message>
    <message>
        <source>Forbidden operation</source>
        <translation>Operazione non consentita</translation>
    </message>
    <message>
        <source>Function with side effects</source>
        <translation>Funzione con effetti collaterali</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Sintassi</translation>
    </message>
    <message>
        <source>Unbalanced parentheses</source>
        <translation>Parentesi non bilanciate</translation>
    </message>
    <message>
        <source>Unterminated literal</source>
        <translation>Testo non chiuso</translation>
    </message>
    <message>
        <source>Another database&apos;s syntax</source>
        <translation>Sintassi di un altro database</translation>
    </message>
    <message>
        <source>Unknown table</source>
        <translation>Tabella sconosciuta</translation>
    </message>
    <message>
        <source>Unknown column</source>
        <translation>Colonna sconosciuta</translation>
    </message>
    <message>
        <source>Ambiguous column</source>
        <translation>Colonna ambigua</translation>
    </message>
    <message>
        <source>Unknown alias</source>
        <translation>Alias sconosciuto</translation>
    </message>
    <message>
        <source>Unknown function</source>
        <translation>Funzione sconosciuta</translation>
    </message>
    <message>
        <source>Wrong arguments</source>
        <translation>Argomenti errati</translation>
    </message>
    <message>
        <source>Type mismatch</source>
        <translation>Tipi incompatibili</translation>
    </message>
    <message>
        <source>Bad value</source>
        <translation>Valore non valido</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Divisione per zero</translation>
    </message>
    <message>
        <source>Column not grouped</source>
        <translation>Colonna non raggruppata</translation>
    </message>
    <message>
        <source>Misplaced aggregate</source>
        <translation>Aggregato fuori posto</translation>
    </message>
    <message>
        <source>Mismatched set operation</source>
        <translation>Operazione tra insiemi incompatibile</translation>
    </message>
    <message>
        <source>Invalid join</source>
        <translation>Join non valido</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Permesso mancante</translation>
    </message>
    <message>
        <source>Time limit exceeded</source>
        <translation>Tempo limite superato</translation>
    </message>
    <message>
        <source>Memory limit exceeded</source>
        <translation>Limite di memoria superato</translation>
    </message>
    <message>
        <source>Too many rows</source>
        <translation>Troppe righe</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Connessione persa</translation>
    </message>
    <message>
        <source>Database not reachable</source>
        <translation>Database non raggiungibile</translation>
    </message>
    <message>
        <source>Empty result</source>
        <translation>Risultato vuoto</translation>
    </message>
    <message>
        <source>Only NULL values</source>
        <translation>Solo valori NULL</translation>
    </message>
    <message>
        <source>Test failed</source>
        <translation>Test fallito</translation>
    </message>
    <message>
        <source>Value not stored</source>
        <translation>Valore non memorizzato</translation>
    </message>
    <message>
        <source>Another date format</source>
        <translation>Altro formato di data</translation>
    </message>
    <message>
        <source>Join without a key</source>
        <translation>Join senza chiave</translation>
    </message>
    <message>
        <source>Tables not connected</source>
        <translation>Tabelle non collegate</translation>
    </message>
    <message>
        <source>Integer division</source>
        <translation>Divisione intera</translation>
    </message>
    <message>
        <source>NULLs first</source>
        <translation>Prima i NULL</translation>
    </message>
    <message>
        <source>Unexpected columns</source>
        <translation>Colonne inattese</translation>
    </message>
    <message>
        <source>Repeated rows</source>
        <translation>Righe ripetute</translation>
    </message>
    <message>
        <source>Other tables than asked for</source>
        <translation>Altre tabelle da quelle chieste</translation>
    </message>
    <message>
        <source>Unclassified error</source>
        <translation>Errore non classificato</translation>
    </message>
    <message>
        <source>Unknown problem</source>
        <translation>Problema sconosciuto</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Nessun problema</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>accettato</translation>
    </message>
    <message>
        <source>no retries left, moving up a level</source>
        <translation>nessuna correzione rimasta, si passa al livello successivo</translation>
    </message>
    <message>
        <source>a retry can&apos;t help</source>
        <translation>una correzione non aiuterebbe</translation>
    </message>
    <message>
        <source>no retries left</source>
        <translation>nessuna correzione rimasta</translation>
    </message>
    <message>
        <source>the database failed, not the statement; no retry used</source>
        <translation>errore del database, non dell&apos;istruzione; nessuna correzione usata</translation>
    </message>
    <message>
        <source>breakpoint, you decide</source>
        <translation>punto di interruzione, decidi tu</translation>
    </message>
    <message numerus="yes">
        <source>%n minor problems</source>
        <translation>
            <numerusform>%n problema lieve</numerusform>
            <numerusform>%n problemi lievi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 e %n altro</numerusform>
            <numerusform>%1 e altri %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries left</source>
        <translation>
            <numerusform>%n correzione rimasta</numerusform>
            <numerusform>%n correzioni rimaste</numerusform>
        </translation>
    </message>
    <message>
        <source>no retries left, kept with the tests that it passes</source>
        <translation>nessuna correzione rimasta, valgono i test superati</translation>
    </message>
    <message>
        <source>a retry can&apos;t help, moving up a level</source>
        <translation>una correzione non aiuta, si passa al livello successivo</translation>
    </message>
    <message>
        <source>mended without a model, no retry used</source>
        <translation>correzione senza modello, non conteggiata</translation>
    </message>
</context>
<context>
    <name>SqlChange</name>
    <message>
        <source>Added %1</source>
        <translation>Aggiunto %1</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>Rimosso %1</translation>
    </message>
    <message>
        <source>Replaced %1 with %2</source>
        <translation>%1 sostituito con %2</translation>
    </message>
</context>
<context>
    <name>TimelineClock</name>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Controlli</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Database</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attesa</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Agente</translation>
    </message>
</context>
<context>
    <name>querymend::MiddlePages</name>
    <message>
        <source>Start Page</source>
        <translation>Pagina iniziale</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>%n scheda ripristinata</numerusform>
            <numerusform>%n schede ripristinate</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnect to %1</source>
        <translation>Riconnetti a %1</translation>
    </message>
</context>
<context>
    <name>querymend::RunLayout</name>
    <message>
        <source>Details of the attempt</source>
        <translation>Dettagli del tentativo</translation>
    </message>
</context>
<context>
    <name>querymend::ShapeSwitch</name>
    <message>
        <source>Lanes</source>
        <translation>Corsie</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Nel tempo</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Lanes side by side</source>
        <translation>Corsie affiancate</translation>
    </message>
    <message>
        <source>What took how long, on one time axis</source>
        <translation>Quanto è durato ogni passo, su un solo asse dei tempi</translation>
    </message>
    <message>
        <source>One attempt below the other</source>
        <translation>Un tentativo sotto l&apos;altro</translation>
    </message>
    <message>
        <source>View of the timeline</source>
        <translation>Vista della cronologia</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>Quick fix: use %1.</source>
        <translation>Correzione rapida: usare %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problema</numerusform>
            <numerusform>%n problemi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avviso</numerusform>
            <numerusform>%n avvisi</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning, line %1, column %2: %3</source>
        <translation>Avviso, riga %1, colonna %2: %3</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>no SQL in the reply</source>
        <translation>nessun SQL nella risposta</translation>
    </message>
    <message>
        <source>no answer in the schema</source>
        <translation>nessuna risposta nello schema</translation>
    </message>
    <message>
        <source>no query</source>
        <translation>nessuna query</translation>
    </message>
    <message>
        <source>several statements</source>
        <translation>più istruzioni</translation>
    </message>
    <message>
        <source>unreadable statement</source>
        <translation>istruzione illeggibile</translation>
    </message>
    <message>
        <source>comment in the statement</source>
        <translation>commento nell&apos;istruzione</translation>
    </message>
    <message>
        <source>forbidden operation</source>
        <translation>operazione vietata</translation>
    </message>
    <message>
        <source>function with side effects</source>
        <translation>funzione con effetti collaterali</translation>
    </message>
    <message>
        <source>syntax error</source>
        <translation>errore di sintassi</translation>
    </message>
    <message>
        <source>unbalanced parentheses</source>
        <translation>parentesi non bilanciate</translation>
    </message>
    <message>
        <source>unclosed quote</source>
        <translation>apice non chiuso</translation>
    </message>
    <message>
        <source>statement beyond repair</source>
        <translation>istruzione irreparabile</translation>
    </message>
    <message>
        <source>wrong table</source>
        <translation>tabella errata</translation>
    </message>
    <message>
        <source>wrong column</source>
        <translation>colonna errata</translation>
    </message>
    <message>
        <source>ambiguous column</source>
        <translation>colonna ambigua</translation>
    </message>
    <message>
        <source>wrong alias</source>
        <translation>alias errato</translation>
    </message>
    <message>
        <source>unknown function</source>
        <translation>funzione sconosciuta</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>argomenti errati</translation>
    </message>
    <message>
        <source>wrong type</source>
        <translation>tipo errato</translation>
    </message>
    <message>
        <source>bad value</source>
        <translation>valore non valido</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>divisione per zero</translation>
    </message>
    <message>
        <source>grouping mistake</source>
        <translation>errore di raggruppamento</translation>
    </message>
    <message>
        <source>misplaced aggregate</source>
        <translation>aggregazione fuori posto</translation>
    </message>
    <message>
        <source>mismatched columns</source>
        <translation>colonne non corrispondenti</translation>
    </message>
    <message>
        <source>wrong join</source>
        <translation>join errato</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>permesso mancante</translation>
    </message>
    <message>
        <source>statement too slow</source>
        <translation>istruzione troppo lenta</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>memoria esaurita</translation>
    </message>
    <message>
        <source>too many rows</source>
        <translation>troppe righe</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connessione persa</translation>
    </message>
    <message>
        <source>database down</source>
        <translation>database non attivo</translation>
    </message>
    <message>
        <source>empty result</source>
        <translation>risultato vuoto</translation>
    </message>
    <message>
        <source>only NULLs</source>
        <translation>solo NULL</translation>
    </message>
    <message>
        <source>failed test</source>
        <translation>test non superato</translation>
    </message>
    <message>
        <source>value not stored</source>
        <translation>valore non memorizzato</translation>
    </message>
    <message>
        <source>other date format</source>
        <translation>altro formato di data</translation>
    </message>
    <message>
        <source>join without a key</source>
        <translation>join senza chiave</translation>
    </message>
    <message>
        <source>tables not connected</source>
        <translation>tabelle non collegate</translation>
    </message>
    <message>
        <source>integer division</source>
        <translation>divisione intera</translation>
    </message>
    <message>
        <source>NULLs first</source>
        <translation>prima i NULL</translation>
    </message>
    <message>
        <source>unexpected columns</source>
        <translation>colonne inattese</translation>
    </message>
    <message>
        <source>repeated rows</source>
        <translation>righe ripetute</translation>
    </message>
    <message>
        <source>other tables than asked for</source>
        <translation>altre tabelle da quelle chieste</translation>
    </message>
    <message>
        <source>right at the first attempt</source>
        <translation>giusta al primo tentativo</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolta</translation>
    </message>
    <message>
        <source>right at attempt %1 of lane %2</source>
        <translation>giusta al tentativo %1 della corsia %2</translation>
    </message>
    <message>
        <source>right at attempt %1</source>
        <translation>giusta al tentativo %1</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>non risolta</translation>
    </message>
    <message>
        <source>%1, with no rows</source>
        <translation>%1, senza righe</translation>
    </message>
    <message>
        <source>accepted by hand: %1</source>
        <translation>accettato a mano: %1</translation>
    </message>
    <message>
        <source>empty result confirmed by hand: %1</source>
        <translation>risultato vuoto confermato a mano: %1</translation>
    </message>
    <message>
        <source>unanswerable with this schema</source>
        <translation>impossibile rispondere con questo schema</translation>
    </message>
    <message>
        <source>cancelled at %1</source>
        <translation>annullata al %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>no reply from the model</source>
        <translation>nessuna risposta dal modello</translation>
    </message>
    <message>
        <source>lost the database</source>
        <translation>connessione al database persa</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallita</translation>
    </message>
    <message>
        <source>stuck, so the %1 hint pointed to %2</source>
        <translation>bloccata, quindi il suggerimento %1 ha indicato %2</translation>
    </message>
    <message>
        <source>the %1 hint pointed to %2</source>
        <translation>il suggerimento %1 ha indicato %2</translation>
    </message>
    <message>
        <source>stuck, so the %1 hint marked %2</source>
        <translation>bloccata, quindi il suggerimento %1 ha segnalato %2</translation>
    </message>
    <message>
        <source>the %1 hint marked %2</source>
        <translation>il suggerimento %1 ha segnalato %2</translation>
    </message>
    <message>
        <source>stuck, so a stronger hint</source>
        <translation>bloccata, quindi un suggerimento più forte</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>suggerimento %1</translation>
    </message>
    <message>
        <source>forked at attempt %1</source>
        <translation>ramo dal tentativo %1</translation>
    </message>
    <message>
        <source>asked again</source>
        <translation>domanda ripetuta</translation>
    </message>
    <message>
        <source>waited for the database</source>
        <translation>attesa del database</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>modifica a mano: %1</translation>
    </message>
    <message>
        <source>retried by hand</source>
        <translation>nuovo tentativo a mano</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>correzione senza modello</translation>
    </message>
    <message>
        <source>escalated to %1</source>
        <translation>passaggio al livello %1</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <translation>limite di token raggiunto</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <extracomment>%1 is a mistake, such as `wrong column`</extracomment>
        <translation>
            <numerusform>%1 (%n volta)</numerusform>
            <numerusform>%1 (%n volte)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up after %n attempts</source>
        <translation>
            <numerusform>non risolta dopo %n tentativo</numerusform>
            <numerusform>non risolta dopo %n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up at %1, after %n attempts</source>
        <extracomment>%1 is `attempt 2 of lane 3`</extracomment>
        <translation>
            <numerusform>non risolta al %1, dopo %n tentativo</numerusform>
            <numerusform>non risolta al %1, dopo %n tentativi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n lanes</source>
        <extracomment>%1 is `gave up after 6 attempts`</extracomment>
        <translation>
            <numerusform>%1 in %n corsia</numerusform>
            <numerusform>%1 in %n corsie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more mistakes</source>
        <translation>
            <numerusform>un altro errore</numerusform>
            <numerusform>altri %n errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lanes agreed</source>
        <translation>
            <numerusform>%1 su %n corsia concorde</numerusform>
            <numerusform>%1 su %n corsie concordi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed %1 of %n tests</source>
        <translation>
            <numerusform>superati %1 test su %n</numerusform>
            <numerusform>superati %1 test su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ended because you did not answer its question</source>
        <translation>terminata perché non hai risposto alla sua domanda</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrotta</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is how a run ended, such as `interrupted`, %2 is `attempt 2 of lane 3`</extracomment>
        <translation>%1 al %2</translation>
    </message>
    <message>
        <source>%1 passed the checks</source>
        <extracomment>%1 is `attempt 2`</extracomment>
        <translation>il %1 ha superato i controlli</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non conclusa</translation>
    </message>
    <message>
        <source>other error</source>
        <translation>altro errore</translation>
    </message>
    <message>
        <source>forked after attempt %1</source>
        <translation>ramo dopo il tentativo %1</translation>
    </message>
</context>
<context>
    <name>querymend::StorySentence</name>
    <message>
        <source>Copy this sentence</source>
        <translation>Copia questa frase</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copia</translation>
    </message>
</context>
<context>
    <name>querymend::PasswordForm</name>
    <message>
        <source>Password for %1</source>
        <translation>Password per %1</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connetti</translation>
    </message>
    <message>
        <source>Used once, not saved</source>
        <translation>Usata una volta, non salvata</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Password of %1 for %2</source>
        <translation>Password di %1 per %2</translation>
    </message>
</context>
<context>
    <name>querymend::LiveReplies</name>
    <message numerus="yes">
        <source>stopped after %n characters</source>
        <translation>
            <numerusform>interruzione dopo %n carattere</numerusform>
            <numerusform>interruzione dopo %n caratteri</numerusform>
        </translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>il modello riflette…</translation>
    </message>
    <message>
        <source>loading the model…</source>
        <translation>caricamento del modello…</translation>
    </message>
    <message>
        <source>writing…</source>
        <translation>il modello scrive…</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Candidates filtered</source>
        <translation>Candidati filtrati</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>La domanda</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>risposta</translation>
    </message>
    <message>
        <source>%1, slowed down</source>
        <translation>%1, a velocità ridotta</translation>
    </message>
    <message>
        <source>Time ran out</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Results compared</source>
        <translation>Risultati confrontati</translation>
    </message>
    <message>
        <source>On to the next level</source>
        <translation>Si passa al livello successivo</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>as recorded, no model or database is called</source>
        <translation>come registrata, senza chiamate a modello o database</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annullata</translation>
    </message>
    <message>
        <source>A helper answered</source>
        <translation>Un assistente ha risposto</translation>
    </message>
    <message>
        <source>Tables chosen</source>
        <translation>Tabelle scelte</translation>
    </message>
    <message>
        <source>live checks, scripted model</source>
        <translation>controlli reali, modello simulato</translation>
    </message>
    <message>
        <source>Answer chosen</source>
        <translation>Risposta scelta</translation>
    </message>
    <message>
        <source>Candidates tested</source>
        <translation>Candidati verificati</translation>
    </message>
    <message>
        <source>You were asked</source>
        <translation>Domanda per te</translation>
    </message>
    <message>
        <source>You answered</source>
        <translation>La tua risposta</translation>
    </message>
    <message numerus="yes">
        <source>%1, shown %2× slower</source>
        <translation>
            <numerusform>%1, %2× più lentamente</numerusform>
            <numerusform>%1, %2× più lentamente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, shown %2× faster</source>
        <translation>
            <numerusform>%1, %2× più velocemente</numerusform>
            <numerusform>%1, %2× più velocemente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::DemoSheet</name>
    <message>
        <source>The model is scripted; the checks and the database are live.</source>
        <translation>Il modello è simulato; i controlli e il database sono reali.</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Chiudi l&apos;elenco</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Riproduci</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Dimostrazioni</translation>
    </message>
</context>
<context>
    <name>querymend::TabMenu</name>
    <message>
        <source>All pages</source>
        <translation>Tutte le pagine</translation>
    </message>
</context>
<context>
    <name>Demonstrations</name>
    <message>
        <source>Right at the first attempt</source>
        <translation>Giusta al primo tentativo</translation>
    </message>
    <message>
        <source>A statement in a Markdown block between sentences passes every check at the first attempt.</source>
        <translation>Un&apos;istruzione in un blocco Markdown tra due frasi supera ogni controllo al primo tentativo.</translation>
    </message>
    <message>
        <source>Wrong column</source>
        <translation>Colonna sbagliata</translation>
    </message>
    <message>
        <source>Schema reference: a general hint marks the wrong name, and the second attempt is right.</source>
        <translation>Riferimento allo schema: un suggerimento generale indica il nome sbagliato e il secondo tentativo è giusto.</translation>
    </message>
    <message>
        <source>Table name with a space</source>
        <translation>Nome di tabella con uno spazio</translation>
    </message>
    <message>
        <source>Schema reference: two wrong spellings of &quot;Order Items&quot; get a general and then a specific hint.</source>
        <translation>Riferimento allo schema: due grafie errate di &quot;Order Items&quot; ricevono un suggerimento generale e poi uno specifico.</translation>
    </message>
    <message>
        <source>Three hint levels</source>
        <translation>Tre livelli di suggerimento</translation>
    </message>
    <message>
        <source>A general, a specific and an explicit hint in one lane; the fourth attempt is right.</source>
        <translation>Un suggerimento generale, uno specifico e uno esplicito in una corsia; il quarto tentativo è giusto.</translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation>Virgola di troppo</translation>
    </message>
    <message>
        <source>Syntax: the hint has the engine&apos;s message and the position.</source>
        <translation>Sintassi: il suggerimento riporta il messaggio del motore e la posizione.</translation>
    </message>
    <message>
        <source>Function from another dialect</source>
        <translation>Funzione di un altro dialetto</translation>
    </message>
    <message>
        <source>Execution: SQLite does not know YEAR() or DATE_FORMAT(); the hints lead to strftime().</source>
        <translation>Esecuzione: SQLite non conosce YEAR() né DATE_FORMAT(); i suggerimenti portano a strftime().</translation>
    </message>
    <message>
        <source>Found by the engine&apos;s planner</source>
        <translation>Trovato dal pianificatore del motore</translation>
    </message>
    <message>
        <source>Execution: all names are right, but the engine cannot plan a comparison of one column with two.</source>
        <translation>Esecuzione: tutti i nomi sono giusti, ma il motore non può confrontare una colonna con due.</translation>
    </message>
    <message>
        <source>Found by the trial run</source>
        <translation>Trovato dall&apos;esecuzione di prova</translation>
    </message>
    <message>
        <source>Execution: the statement can be planned, but the trial run of one row fails.</source>
        <translation>Esecuzione: l&apos;istruzione si può pianificare, ma l&apos;esecuzione di prova di una riga fallisce.</translation>
    </message>
    <message>
        <source>Empty result as a mistake</source>
        <translation>Risultato vuoto come errore</translation>
    </message>
    <message>
        <source>Empty result as an error: the database is asked which condition removes every row, and the hint marks it.</source>
        <translation>Risultato vuoto come errore: si chiede al database quale condizione elimina ogni riga e il suggerimento la indica.</translation>
    </message>
    <message>
        <source>Empty result as the answer</source>
        <translation>Risultato vuoto come risposta</translation>
    </message>
    <message>
        <source>An empty result that is not an error: it is noted and accepted.</source>
        <translation>Un risultato vuoto che non è un errore: viene annotato e accettato.</translation>
    </message>
    <message>
        <source>Blocked by the guard</source>
        <translation>Bloccata dalla guardia</translation>
    </message>
    <message>
        <source>Validation: a DELETE, and then two statements in one reply, never reach the engine.</source>
        <translation>Validazione: un DELETE e poi due istruzioni in una risposta non raggiungono mai il motore.</translation>
    </message>
    <message>
        <source>Comments under the strict policy</source>
        <translation>Commenti con i criteri rigorosi</translation>
    </message>
    <message>
        <source>Validation: the strict policy rejects comments, which the analyst policy only removes.</source>
        <translation>Validazione: i criteri rigorosi rifiutano i commenti, che quelli da analista si limitano a togliere.</translation>
    </message>
    <message>
        <source>Unreadable replies</source>
        <translation>Risposte illeggibili</translation>
    </message>
    <message>
        <source>A reply that is not JSON and one without SQL have a budget of their own: no retry is used.</source>
        <translation>Una risposta che non è JSON e una senza SQL hanno un budget a parte: non consumano correzioni.</translation>
    </message>
    <message>
        <source>Stuck model</source>
        <translation>Modello bloccato</translation>
    </message>
    <message>
        <source>Repeating the same statement raises the hint to explicit at once; in the end the run gives up.</source>
        <translation>Ripetere la stessa istruzione porta subito il suggerimento al livello esplicito; alla fine l&apos;esecuzione si arrende.</translation>
    </message>
    <message>
        <source>Escalation to expert</source>
        <translation>Passaggio al livello esperto</translation>
    </message>
    <message>
        <source>Basic and advanced use up their retries, and the expert level is told what they tried.</source>
        <translation>I livelli base e avanzato esauriscono le correzioni e il livello esperto sa che cosa hanno provato.</translation>
    </message>
    <message>
        <source>Three lanes</source>
        <translation>Tre corsie</translation>
    </message>
    <message>
        <source>Two lanes arrive at the same statement, one after a retry; the third gives up.</source>
        <translation>Due corsie arrivano alla stessa istruzione, una dopo una correzione; la terza si arrende.</translation>
    </message>
    <message>
        <source>Database lost, then back</source>
        <translation>Connessione al database persa e ripresa</translation>
    </message>
    <message>
        <source>A lost database does not use up a retry: the run waits, then checks the same statement again.</source>
        <translation>Una connessione persa non consuma correzioni: l'esecuzione attende e ricontrolla la stessa istruzione.</translation>
    </message>
    <message>
        <source>Database lost for good</source>
        <translation>Connessione al database persa per sempre</translation>
    </message>
    <message>
        <source>If the database does not come back, the run fails and says so: the model did not give up.</source>
        <translation>Se il database non torna raggiungibile, l'esecuzione fallisce e lo dice: non è il modello ad arrendersi.</translation>
    </message>
    <message>
        <source>Question without an answer</source>
        <translation>Domanda senza risposta</translation>
    </message>
    <message>
        <source>Validation: the model says twice that the schema has no data for an answer, and the schema bears it out.</source>
        <translation>Validazione: il modello dice due volte che lo schema non contiene i dati per rispondere, e lo schema lo conferma.</translation>
    </message>
    <message>
        <source>Busy model server</source>
        <translation>Server del modello occupato</translation>
    </message>
    <message>
        <source>A busy server does not use up a retry: the run waits as long as the server asks, then calls again.</source>
        <translation>I problemi con il server del modello non consumano correzioni: l'esecuzione attende quanto chiede il server, poi riprova.</translation>
    </message>
    <message>
        <source>Coded values</source>
        <translation>Valori codificati</translation>
    </message>
    <message>
        <source>Empty result twice, under a policy that keeps stored values from the model.</source>
        <translation>Risultato vuoto due volte, con criteri che nascondono al modello i valori salvati.</translation>
    </message>
    <message>
        <source>Unclassified error</source>
        <translation>Errore non classificato</translation>
    </message>
    <message>
        <source>Other error: the engine&apos;s message fits no known category, and the hint quotes it.</source>
        <translation>Altro errore: il messaggio del motore non rientra in nessuna categoria nota e il suggerimento lo cita.</translation>
    </message>
    <message>
        <source>Tests against the majority</source>
        <translation>Test contro la maggioranza</translation>
    </message>
    <message>
        <source>Two of three lanes agree on a wrong result; generated tests and their evaluator choose the third, and an explainer describes it.</source>
        <translation>Due corsie su tre concordano su un risultato sbagliato; i test generati e il loro valutatore scelgono la terza, e un assistente la descrive.</translation>
    </message>
    <message>
        <source>Rejected before any attempt</source>
        <translation>Rifiutata prima di ogni tentativo</translation>
    </message>
    <message>
        <source>The question validator says what the schema lacks, and no lane starts.</source>
        <translation>Il validatore della domanda dice che cosa manca allo schema e nessuna corsia parte.</translation>
    </message>
    <message>
        <source>Sent back by tests</source>
        <translation>Respinta dai test</translation>
    </message>
    <message>
        <source>A statement that runs well fails a generated test; its lane gets the test&apos;s message, and the correction passes.</source>
        <translation>Un&apos;istruzione che funziona non supera un test generato; la corsia riceve il messaggio del test e la correzione passa.</translation>
    </message>
</context>
<context>
    <name>CheckMessage</name>
    <message>
        <source>There is no SQL in the text.</source>
        <translation>Nel testo non c&apos;è SQL.</translation>
    </message>
    <message>
        <source>The reply contains no SQL.</source>
        <translation>La risposta non contiene SQL.</translation>
    </message>
    <message>
        <source>The table between JOIN and ON is missing.</source>
        <translation>Manca la tabella tra JOIN e ON.</translation>
    </message>
    <message>
        <source>A row limit cannot use a column.</source>
        <translation>Un limite di righe non può usare una colonna.</translation>
    </message>
    <message>
        <source>The function %1 computes a value and is no table.</source>
        <translation>La funzione «%1» calcola un valore e non è una tabella.</translation>
    </message>
    <message>
        <source>Only queries can run here; %1 is not one.</source>
        <translation>Qui si eseguono solo query; %1 non lo è.</translation>
    </message>
    <message>
        <source>A second statement begins here; exactly one is allowed.</source>
        <translation>Qui inizia una seconda istruzione; ne è ammessa una sola.</translation>
    </message>
    <message>
        <source>Comments are not allowed here.</source>
        <translation>Qui i commenti non sono ammessi.</translation>
    </message>
    <message>
        <source>Only reading is allowed; &quot;%1&quot; can change data.</source>
        <translation>È consentita solo la lettura; «%1» può modificare i dati.</translation>
    </message>
    <message>
        <source>The function %1 is not allowed: it may do more than compute a value.</source>
        <translation>La funzione «%1» non è ammessa: potrebbe non limitarsi a calcolare un valore.</translation>
    </message>
    <message>
        <source>The function %1 is not known to be read-only in %2.</source>
        <translation>Non è noto se la funzione «%1» sia di sola lettura in %2.</translation>
    </message>
    <message>
        <source>%1 is not allowed: it could reveal tables that queries may not use here.</source>
        <translation>«%1» non è consentito: potrebbe rivelare tabelle che qui le query non possono usare.</translation>
    </message>
    <message>
        <source>Queries here may use some tables only, so they cannot list them all.</source>
        <translation>Qui le query possono usare solo alcune tabelle, quindi non possono elencarle tutte.</translation>
    </message>
    <message>
        <source>There is no type %1.</source>
        <translation>Il tipo «%1» non esiste.</translation>
    </message>
    <message>
        <source>No statement begins with %1.</source>
        <translation>Nessuna istruzione inizia con %1.</translation>
    </message>
    <message>
        <source>%1 cannot be parsed with certainty.</source>
        <translation>%1 non si può analizzare con certezza.</translation>
    </message>
    <message>
        <source>An expression is missing before %1.</source>
        <translation>Manca un&apos;espressione prima di %1.</translation>
    </message>
    <message>
        <source>A name is missing before %1.</source>
        <translation>Manca un nome prima di %1.</translation>
    </message>
    <message>
        <source>A query is missing before %1.</source>
        <translation>Manca una query prima di %1.</translation>
    </message>
    <message>
        <source>A parenthesis is missing before %1.</source>
        <translation>Manca una parentesi prima di %1.</translation>
    </message>
    <message>
        <source>%1 is missing before %2.</source>
        <translation>Manca %1 prima di %2.</translation>
    </message>
    <message>
        <source>What starts with %1 is never closed.</source>
        <translation>Ciò che inizia con %1 non viene mai chiuso.</translation>
    </message>
    <message>
        <source>%1 is never closed.</source>
        <translation>%1 non viene mai chiuso.</translation>
    </message>
    <message>
        <source>%1 has no matching opening bracket.</source>
        <translation>%1 non ha una parentesi di apertura.</translation>
    </message>
    <message>
        <source>%1 does not fit here.</source>
        <translation>%1 non è valido in questo punto.</translation>
    </message>
    <message>
        <source>The character %1 is not valid here.</source>
        <translation>Il carattere %1 non è valido qui.</translation>
    </message>
    <message>
        <source>A subquery in FROM needs an alias in %1.</source>
        <translation>In %1 una sottoquery in FROM richiede un alias.</translation>
    </message>
    <message>
        <source>The text is nested too deeply.</source>
        <translation>Il testo è annidato troppo in profondità.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>La tabella «%1» non esiste.</translation>
    </message>
    <message>
        <source>%1 has no column %2.</source>
        <translation>«%1» non ha la colonna «%2».</translation>
    </message>
    <message>
        <source>No table in the query has a column %1.</source>
        <translation>Nessuna tabella della query ha la colonna «%1».</translation>
    </message>
    <message>
        <source>The query has no FROM, so there is no column %1.</source>
        <translation>La query non ha FROM, quindi la colonna «%1» non esiste.</translation>
    </message>
    <message>
        <source>The query has no table or alias %1 in its FROM clause.</source>
        <translation>In FROM la query non ha la tabella o l'alias «%1».</translation>
    </message>
    <message>
        <source>The column %1 is in several tables in the query.</source>
        <translation>La colonna «%1» è in più tabelle della query.</translation>
    </message>
    <message>
        <source>%1 has no function %2.</source>
        <translation>%1 non ha la funzione «%2».</translation>
    </message>
    <message>
        <source>The function %1 takes at least %2 arguments, but gets %3.</source>
        <translation>La funzione «%1» richiede almeno %2 argomenti, ma ne riceve %3.</translation>
    </message>
    <message>
        <source>The function %1 takes at least %2 argument, but gets %3.</source>
        <translation>La funzione «%1» richiede almeno %2 argomento, ma ne riceve %3.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 to %3 arguments, but gets %4.</source>
        <translation>La funzione «%1» accetta da %2 a %3 argomenti, ma ne riceve %4.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 arguments, but gets %3.</source>
        <translation>La funzione «%1» accetta %2 argomenti, ma ne riceve %3.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 argument, but gets %3.</source>
        <translation>La funzione «%1» accetta %2 argomento, ma ne riceve %3.</translation>
    </message>
    <message>
        <source>%1 must appear in GROUP BY or in an aggregate function.</source>
        <translation>«%1» deve comparire in GROUP BY o in una funzione di aggregazione.</translation>
    </message>
    <message>
        <source>The window function %1 cannot be used where rows are filtered or grouped.</source>
        <translation>La funzione finestra «%1» non si può usare dove le righe vengono filtrate o raggruppate.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used in WHERE; conditions on groups belong in HAVING.</source>
        <translation>L'aggregato «%1» non si può usare in WHERE; le condizioni sui gruppi vanno in HAVING.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used in a join&apos;s condition.</source>
        <translation>L'aggregato «%1» non si può usare nella condizione di un join.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used inside the aggregate %2; compute the inner one in a subquery.</source>
        <translation>L'aggregato «%1» non si può usare dentro l'aggregato «%2»; calcola quello interno in una sottoquery.</translation>
    </message>
    <message>
        <source>The queries on both sides need the same number of columns, but have %1 and %2.</source>
        <translation>Le query ai due lati devono avere lo stesso numero di colonne, ma ne hanno %1 e %2.</translation>
    </message>
    <message>
        <source>The name %1 refers to two tables in the query; give each its own alias.</source>
        <translation>Il nome «%1» indica due tabelle della query; dai a ciascuna un alias.</translation>
    </message>
    <message>
        <source>The statement returns no rows.</source>
        <translation>L&apos;istruzione non restituisce righe.</translation>
    </message>
    <message>
        <source>The statement returns nothing but NULL.</source>
        <translation>L&apos;istruzione restituisce solo NULL.</translation>
    </message>
    <message>
        <source>The column %1 is NULL in the only row.</source>
        <translation>La colonna «%1» è NULL nell'unica riga.</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>%1 non ha %2.</translation>
    </message>
    <message>
        <source>The function %1 is not known to be read-only in %2 or in this schema.</source>
        <translation>Non è noto se la funzione «%1» si limiti a leggere, né in %2 né in questo schema.</translation>
    </message>
    <message>
        <source>A name this short is likely an alias or a CTE that is not defined.</source>
        <translation>Un nome così breve è probabilmente un alias o una CTE non definiti.</translation>
    </message>
    <message>
        <source>It is the name of a table.</source>
        <translation>È il nome di una tabella.</translation>
    </message>
    <message>
        <source>It is the name of a column of %1.</source>
        <translation>È il nome di una colonna di «%1».</translation>
    </message>
    <message>
        <source>If it is a text, it goes in single quotes: %1.</source>
        <translation>Se è un testo, va tra apostrofi: %1.</translation>
    </message>
    <message>
        <source>USING joins on the column %1, which the joined table does not have.</source>
        <translation>USING unisce sulla colonna «%1», che la tabella unita non ha.</translation>
    </message>
    <message>
        <source>USING joins on the column %1, which the left side does not have.</source>
        <translation>USING unisce sulla colonna «%1», che il lato sinistro non ha.</translation>
    </message>
    <message>
        <source>%1 has no FULL JOIN, and takes FULL for an alias.</source>
        <translation>%1 non ha FULL JOIN e prende FULL per un alias.</translation>
    </message>
    <message>
        <source>The column %1 is NULL in all of the first %2 rows.</source>
        <translation>La colonna «%1» è NULL in tutte le prime %2 righe.</translation>
    </message>
    <message>
        <source>%1 divides integers, so %2 drops the fraction.</source>
        <translation>%1 divide numeri interi, perciò %2 tralascia i decimali.</translation>
    </message>
    <message>
        <source>%1 does not follow the key between %2 and %3, which is %4.</source>
        <translation>«%1» non segue la chiave tra «%2» e «%3», che è %4.</translation>
    </message>
    <message>
        <source>%1 compares columns of different types, %2 and %3, though keys connect their tables.</source>
        <translation>%1 confronta colonne di tipi diversi, %2 e %3, benché delle chiavi colleghino le loro tabelle.</translation>
    </message>
    <message>
        <source>No condition connects %1 with the other tables, so each of its rows is combined with every row of theirs.</source>
        <translation>Nessuna condizione collega «%1» alle altre tabelle, perciò ogni sua riga si combina con ogni riga delle altre.</translation>
    </message>
    <message>
        <source>The LEFT JOIN of %1 has no ON; rows without a match are lost, as in an inner join.</source>
        <translation>La LEFT JOIN di «%1» non ha ON; le righe senza corrispondenza si perdono, come in una join interna.</translation>
    </message>
    <message>
        <source>Rows without a value of %1 come first in %2, and there are such rows.</source>
        <translation>In %2 le righe senza un valore di «%1» vengono per prime, e ce ne sono.</translation>
    </message>
    <message>
        <source>The question asks how many %1 there are, but the statement returns columns of each row.</source>
        <translation>La domanda chiede quanti %1 ci sono, ma l&apos;istruzione restituisce le colonne di ogni riga.</translation>
    </message>
    <message>
        <source>The question also asks for the %1, which the statement does not return.</source>
        <translation>La domanda chiede anche %1, che l&apos;istruzione non restituisce.</translation>
    </message>
    <message>
        <source>The join with %1 repeats rows, so %2 counts values several times; aggregate before joining.</source>
        <translation>La join con «%1» ripete le righe, perciò «%2» conta i valori più volte; conviene aggregare prima di unire.</translation>
    </message>
    <message>
        <source>The join with %1 repeats rows of %2, and no column tells them apart.</source>
        <translation>La join con «%1» ripete le righe di «%2», e nessuna colonna le distingue.</translation>
    </message>
    <message>
        <source>No row has %1.</source>
        <translation>Nessuna riga ha %1.</translation>
    </message>
    <message>
        <source>%1 compares texts, but dates are stored in another format there.</source>
        <translation>%1 confronta testi, ma lì le date sono memorizzate in un altro formato.</translation>
    </message>
    <message>
        <source>A stored value is, for example, %1.</source>
        <translation>Un valore memorizzato è, per esempio, %1.</translation>
    </message>
    <message>
        <source>%1 is NULL in every row, or there are no rows.</source>
        <translation>«%1» è NULL in ogni riga, oppure non ci sono righe.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 contains %2 or another value of the list.</source>
        <translation>Nessuno dei valori controllati di «%1» contiene %2 o un altro valore dell'elenco.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 is %2 or another value of the list.</source>
        <translation>Nessuno dei valori controllati di «%1» è %2 o un altro valore dell'elenco.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 contains %2.</source>
        <translation>Nessuno dei valori controllati di «%1» contiene %2.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 is %2.</source>
        <translation>Nessuno dei valori controllati di «%1» è %2.</translation>
    </message>
    <message>
        <source>No value of %1 contains %2 or another value of the list.</source>
        <translation>Nessun valore di «%1» contiene %2 o un altro valore dell'elenco.</translation>
    </message>
    <message>
        <source>No value of %1 is %2 or another value of the list.</source>
        <translation>Nessun valore di «%1» è %2 o un altro valore dell'elenco.</translation>
    </message>
    <message>
        <source>No value of %1 contains %2.</source>
        <translation>Nessun valore di «%1» contiene %2.</translation>
    </message>
    <message>
        <source>No value of %1 is %2.</source>
        <translation>Nessun valore di «%1» è %2.</translation>
    </message>
    <message>
        <source>%1 ranges from %2 to %3 in the whole table.</source>
        <translation>«%1» va da %2 a %3 nell'intera tabella.</translation>
    </message>
    <message>
        <source>All values of %1 in the whole table are lower than the value sought.</source>
        <translation>Nell'intera tabella tutti i valori di «%1» sono inferiori a quello cercato.</translation>
    </message>
    <message>
        <source>All values of %1 in the whole table are higher than the value sought.</source>
        <translation>Nell'intera tabella tutti i valori di «%1» sono superiori a quello cercato.</translation>
    </message>
    <message>
        <source>Without this condition there would be 1 row.</source>
        <translation>Senza questa condizione ci sarebbe 1 riga.</translation>
    </message>
    <message>
        <source>Without this condition there would be %1 rows or more.</source>
        <translation>Senza questa condizione le righe sarebbero %1 o più.</translation>
    </message>
    <message>
        <source>Without this condition there would be %1 rows.</source>
        <translation>Senza questa condizione le righe sarebbero %1.</translation>
    </message>
    <message>
        <source>%1 does not have %2, and has no equivalent.</source>
        <translation>%1 non ha %2, né nulla di equivalente.</translation>
    </message>
    <message>
        <source>The function %1 is not allowed: it %2.</source>
        <translation>La funzione «%1» non è consentita: %2.</translation>
    </message>
    <message>
        <source>The table or view %1 is not allowed: it %2.</source>
        <translation>La tabella o vista «%1» non è consentita: %2.</translation>
    </message>
    <message>
        <source>The operator %1 is not allowed: it %2.</source>
        <translation>L'operatore «%1» non è consentito: %2.</translation>
    </message>
    <message>
        <source>The type %1 is not allowed: it %2.</source>
        <translation>Il tipo «%1» non è consentito: %2.</translation>
    </message>
    <message>
        <source>A user can allow it for this connection with --allow-function %1 or in the connection&apos;s form.</source>
        <translation>Lo si può consentire per questa connessione con --allow-function %1 o nella scheda della connessione.</translation>
    </message>
    <message>
        <source>uses %1, which %2</source>
        <translation>usa %1, che %2</translation>
    </message>
    <message>
        <source>runs with the rights of its owner</source>
        <translation>agisce con i diritti del proprietario</translation>
    </message>
    <message>
        <source>may change something</source>
        <translation>può modificare qualcosa</translation>
    </message>
    <message>
        <source>is written in a language that can reach beyond the database</source>
        <translation>usa un linguaggio che può agire al di fuori del database</translation>
    </message>
    <message>
        <source>runs a string as SQL</source>
        <translation>esegue una stringa come SQL</translation>
    </message>
    <message>
        <source>is not allowed either</source>
        <translation>a sua volta non è permesso</translation>
    </message>
    <message>
        <source>takes its rows from a file, a program or another server</source>
        <translation>prende le righe da un file, un programma o un altro server</translation>
    </message>
    <message>
        <source>is off limits to queries</source>
        <translation>non è accessibile alle query</translation>
    </message>
    <message>
        <source>has a definition that this login may not see</source>
        <translation>ha una definizione che questo utente non può vedere</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>fine testo</translation>
    </message>
    <message>
        <source>text that changes with every rewrite</source>
        <translation>un testo che cambia a ogni riscrittura</translation>
    </message>
    <message>
        <source>the server&apos;s settings have changed how statements are parsed; connect again</source>
        <translation>le impostazioni del server hanno cambiato il modo di interpretare le istruzioni; occorre riconnettersi</translation>
    </message>
    <message>
        <source>Columns of the answer: %1 expected, %2 found: %3.</source>
        <translation>Colonne della risposta: %1 previste, %2 trovate: %3.</translation>
    </message>
    <message>
        <source>Column %1 should be a number; %2 is not.</source>
        <translation>La colonna %1 dovrebbe contenere numeri; %2 non li contiene.</translation>
    </message>
    <message>
        <source>Column %1 should be a date; %2 is not.</source>
        <translation>La colonna %1 dovrebbe contenere date; %2 non le contiene.</translation>
    </message>
    <message>
        <source>Column %1 should be a text; %2 is not.</source>
        <translation>La colonna %1 dovrebbe contenere testi; %2 non li contiene.</translation>
    </message>
    <message>
        <source>The answer should be sorted; the statement has no ORDER BY.</source>
        <translation>La risposta dovrebbe essere ordinata; la query non ha ORDER BY.</translation>
    </message>
    <message>
        <source>The answer should have the row %1, but has not.</source>
        <translation>La risposta dovrebbe avere la riga %1, ma non ce l’ha.</translation>
    </message>
    <message>
        <source>The answer lacks a row that the user expects.</source>
        <translation>Nella risposta manca una riga prevista dall’utente.</translation>
    </message>
</context>
<context>
    <name>Rejection</name>
    <message>
        <source>Check the spelling, or look the name up in the schema.</source>
        <translation>Controlla l&apos;ortografia o cerca il nome nello schema.</translation>
    </message>
    <message>
        <source>A word, comma or parenthesis may be missing, or there may be one too many.</source>
        <translation>Forse manca, o è di troppo, una parola, una virgola o una parentesi.</translation>
    </message>
    <message>
        <source>There is no table %1</source>
        <translation>La tabella «%1» non esiste</translation>
    </message>
    <message>
        <source>A table does not exist</source>
        <translation>Una tabella non esiste</translation>
    </message>
    <message>
        <source>There is no column %1</source>
        <translation>La colonna «%1» non esiste</translation>
    </message>
    <message>
        <source>A column does not exist</source>
        <translation>Una colonna non esiste</translation>
    </message>
    <message>
        <source>Several tables have a column %1</source>
        <translation>La colonna «%1» è in più tabelle</translation>
    </message>
    <message>
        <source>Several tables have this column</source>
        <translation>Questa colonna è in più tabelle</translation>
    </message>
    <message>
        <source>Write the table before the column, as in orders.id.</source>
        <translation>Scrivi la tabella prima della colonna, come in orders.id.</translation>
    </message>
    <message>
        <source>There is no table or alias %1</source>
        <translation>Nessuna tabella o alias «%1»</translation>
    </message>
    <message>
        <source>A table or alias does not exist</source>
        <translation>Una tabella o un alias non esiste</translation>
    </message>
    <message>
        <source>It must be named in FROM or in a join.</source>
        <translation>Deve essere indicata in FROM o in un join.</translation>
    </message>
    <message>
        <source>There is no function %1</source>
        <translation>La funzione «%1» non esiste</translation>
    </message>
    <message>
        <source>A function does not exist</source>
        <translation>Una funzione non esiste</translation>
    </message>
    <message>
        <source>Functions differ between databases; completion offers those of this one.</source>
        <translation>Le funzioni variano tra i database; il completamento propone quelle di questo.</translation>
    </message>
    <message>
        <source>Wrong arguments for the function %1</source>
        <translation>Argomenti errati per la funzione «%1»</translation>
    </message>
    <message>
        <source>Wrong arguments for a function</source>
        <translation>Argomenti errati per una funzione</translation>
    </message>
    <message>
        <source>Syntax error near &quot;%1&quot;</source>
        <translation>Errore di sintassi vicino a «%1»</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>Errore di sintassi</translation>
    </message>
    <message>
        <source>A parenthesis is not closed</source>
        <translation>Una parentesi non è chiusa</translation>
    </message>
    <message>
        <source>A text is not closed</source>
        <translation>Un testo non è chiuso</translation>
    </message>
    <message>
        <source>These types do not fit together</source>
        <translation>Questi tipi non sono compatibili</translation>
    </message>
    <message>
        <source>Convert one of them with CAST.</source>
        <translation>Convertine uno con CAST.</translation>
    </message>
    <message>
        <source>A value is invalid or out of range</source>
        <translation>Un valore non è valido o è fuori dai limiti</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Divisione per zero</translation>
    </message>
    <message>
        <source>NULLIF(x, 0) as the divisor gives NULL instead.</source>
        <translation>Con NULLIF(x, 0) come divisore si ottiene NULL.</translation>
    </message>
    <message>
        <source>%1 is neither grouped nor aggregated</source>
        <translation>«%1» non è né raggruppata né aggregata</translation>
    </message>
    <message>
        <source>A column is neither grouped nor aggregated</source>
        <translation>Una colonna non è né raggruppata né aggregata</translation>
    </message>
    <message>
        <source>Add it to GROUP BY, or use an aggregate such as max().</source>
        <translation>Aggiungila a GROUP BY o usa un aggregato come max().</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used here</source>
        <translation>L'aggregato «%1» non si può usare qui</translation>
    </message>
    <message>
        <source>An aggregate cannot be used here</source>
        <translation>Un aggregato non si può usare qui</translation>
    </message>
    <message>
        <source>Conditions on groups belong in HAVING.</source>
        <translation>Le condizioni sui gruppi vanno in HAVING.</translation>
    </message>
    <message>
        <source>The combined queries have different columns</source>
        <translation>Le query combinate hanno colonne diverse</translation>
    </message>
    <message>
        <source>Both sides need as many columns, of the same types.</source>
        <translation>I due lati richiedono lo stesso numero di colonne, degli stessi tipi.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1</source>
        <translation>Non hai il permesso di leggere «%1»</translation>
    </message>
    <message>
        <source>You are not allowed to read this</source>
        <translation>Non hai il permesso di leggere questi dati</translation>
    </message>
    <message>
        <source>The database&apos;s administrator can grant it.</source>
        <translation>L&apos;amministratore del database può concederlo.</translation>
    </message>
    <message>
        <source>The database rejected the statement</source>
        <translation>Il database ha rifiutato l&apos;istruzione</translation>
    </message>
</context>
<context>
    <name>RecordedWords</name>
    <message>
        <source>the database was lost: %1</source>
        <translation>connessione al database persa: %1</translation>
    </message>
    <message>
        <source>the model is unavailable: %1</source>
        <translation>il modello non è disponibile: %1</translation>
    </message>
    <message>
        <source>the connection to the database was lost and cannot be restored: %1</source>
        <translation>la connessione al database è andata persa e non si può ristabilire: %1</translation>
    </message>
    <message>
        <source>the connection was lost and cannot be restored: %1</source>
        <translation>la connessione è andata persa e non si può ristabilire: %1</translation>
    </message>
    <message>
        <source>the question cannot be answered from this schema: %1</source>
        <translation>con questo schema non si può rispondere alla domanda: %1</translation>
    </message>
    <message>
        <source>the question cannot be answered from this schema</source>
        <translation>con questo schema non si può rispondere alla domanda</translation>
    </message>
    <message>
        <source>the run&apos;s time limit was reached</source>
        <translation>l&apos;esecuzione ha raggiunto il limite di tempo</translation>
    </message>
    <message>
        <source>the lane&apos;s time limit was reached</source>
        <translation>la corsia ha raggiunto il limite di tempo</translation>
    </message>
    <message>
        <source>the run&apos;s token limit was reached, by estimate: the server did not report all that it used</source>
        <translation>l&apos;esecuzione ha raggiunto il limite di token, secondo una stima: il server non ha riferito tutti quelli usati</translation>
    </message>
    <message>
        <source>the run&apos;s token limit was reached</source>
        <translation>l&apos;esecuzione ha raggiunto il limite di token</translation>
    </message>
    <message>
        <source>with a valid statement</source>
        <translation>con un&apos;istruzione valida</translation>
    </message>
    <message>
        <source>the model&apos;s replies cannot be parsed: %1</source>
        <translation>le risposte del modello non sono leggibili: %1</translation>
    </message>
    <message>
        <source>the model&apos;s replies cannot be parsed</source>
        <translation>le risposte del modello non sono leggibili</translation>
    </message>
    <message>
        <source>the statement passed every check that ran</source>
        <translation>l&apos;istruzione ha superato tutti i controlli eseguiti</translation>
    </message>
    <message>
        <source>the statement passed every check except the tests, of which it passed %1 of %2</source>
        <translation>l&apos;istruzione ha superato tutti i controlli tranne i test, di cui ne ha superati %1 su %2</translation>
    </message>
    <message>
        <source>the only lane with a valid statement</source>
        <translation>l&apos;unica corsia con un&apos;istruzione valida</translation>
    </message>
    <message>
        <source>the only candidate</source>
        <translation>l&apos;unico candidato</translation>
    </message>
    <message>
        <source>%1 of %2 tests passed</source>
        <translation>test superati: %1 su %2</translation>
    </message>
    <message>
        <source>from a lower level</source>
        <translation>da un livello inferiore</translation>
    </message>
    <message>
        <source>its rows cannot be read here</source>
        <translation>qui non è possibile leggerne le righe</translation>
    </message>
    <message>
        <source>no later statement is known to pass more</source>
        <translation>non risulta che un&apos;istruzione successiva ne superi di più</translation>
    </message>
    <message>
        <source>with %1 of %2 tests</source>
        <translation>con %1 test superati su %2</translation>
    </message>
    <message>
        <source>with a statement that passes %1 of %2 tests</source>
        <translation>con un&apos;istruzione che supera %1 test su %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates have this result</source>
        <translation>candidati con questo risultato: %1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates has this result</source>
        <translation>candidati con questo risultato: %1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates have this statement</source>
        <translation>candidati con questa istruzione: %1 su %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates has this statement</source>
        <translation>candidati con questa istruzione: %1 su %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>non terminata</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annullata</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superato</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallito</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>incerto</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Correzione: %1</translation>
    </message>
    <message>
        <source>instead of %1: %2</source>
        <translation>invece di %1: %2</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; is %3)</source>
        <translation>%1 («%2» è %3)</translation>
    </message>
    <message>
        <source>%1 (connects)</source>
        <translation>%1 (collegamento)</translation>
    </message>
    <message>
        <source>%1 (neighbouring)</source>
        <translation>%1 (vicina)</translation>
    </message>
    <message>
        <source>in the table name</source>
        <translation>nel nome della tabella</translation>
    </message>
    <message>
        <source>in the table comment</source>
        <translation>nel commento della tabella</translation>
    </message>
    <message>
        <source>in the column name %1</source>
        <translation>nel nome della colonna %1</translation>
    </message>
    <message>
        <source>in the comment on %1</source>
        <translation>nel commento della colonna %1</translation>
    </message>
    <message>
        <source>a stored value of %1</source>
        <translation>un valore di %1</translation>
    </message>
    <message>
        <source>related to the table name</source>
        <translation>affine al nome della tabella</translation>
    </message>
    <message>
        <source>related to the column name %1</source>
        <translation>affine al nome della colonna %1</translation>
    </message>
    <message>
        <source>similar to a word in the table name</source>
        <translation>simile a una parola nel nome della tabella</translation>
    </message>
    <message>
        <source>similar to a word in the column name %1</source>
        <translation>simile a una parola nel nome della colonna %1</translation>
    </message>
    <message>
        <source>a time, like the values of %1</source>
        <translation>un momento, come i valori di %1</translation>
    </message>
    <message>
        <source>the name as stored</source>
        <translation>il nome come è memorizzato</translation>
    </message>
    <message>
        <source>the same name in its stored case</source>
        <translation>lo stesso nome con le maiuscole memorizzate</translation>
    </message>
    <message>
        <source>the same letters with different case or separators</source>
        <translation>le stesse lettere con altre maiuscole o altri separatori</translation>
    </message>
    <message>
        <source>the same words in a different order or form</source>
        <translation>le stesse parole in altro ordine o altra forma</translation>
    </message>
    <message>
        <source>the names mean the same</source>
        <translation>i nomi significano la stessa cosa</translation>
    </message>
    <message>
        <source>the key between the two tables</source>
        <translation>la chiave tra le due tabelle</translation>
    </message>
    <message>
        <source>the output column made from it</source>
        <translation>la colonna di uscita che ne deriva</translation>
    </message>
    <message>
        <source>a column of the table</source>
        <translation>una colonna della tabella</translation>
    </message>
    <message>
        <source>the nearest name</source>
        <translation>il nome più vicino</translation>
    </message>
    <message>
        <source>the names share words</source>
        <translation>i nomi hanno parole in comune</translation>
    </message>
    <message>
        <source>the source in the query that has the column</source>
        <translation>la fonte della query che ha la colonna</translation>
    </message>
    <message>
        <source>the foreign key between the two tables</source>
        <translation>la chiave esterna tra le due tabelle</translation>
    </message>
    <message>
        <source>the same name apart from the table name</source>
        <translation>lo stesso nome, a parte quello della tabella</translation>
    </message>
    <message>
        <source>the table must be referred to by its alias here</source>
        <translation>qui la tabella va indicata con il suo alias</translation>
    </message>
    <message>
        <source>the table that has the column is not joined</source>
        <translation>la tabella che ha la colonna non è collegata</translation>
    </message>
    <message>
        <source>the table that has the column</source>
        <translation>la tabella che ha la colonna</translation>
    </message>
    <message>
        <source>the alias begins like the table name</source>
        <translation>l&apos;alias inizia come il nome della tabella</translation>
    </message>
    <message>
        <source>the alias is similar to the table name</source>
        <translation>l&apos;alias somiglia al nome della tabella</translation>
    </message>
    <message>
        <source>the table has a column of that name</source>
        <translation>la tabella ha una colonna con questo nome</translation>
    </message>
    <message>
        <source>the table has the columns that the query uses</source>
        <translation>la tabella ha le colonne che la query usa</translation>
    </message>
    <message>
        <source>a CTE in the statement</source>
        <translation>una CTE dell&apos;istruzione</translation>
    </message>
    <message>
        <source>strings go in single quotes</source>
        <translation>le stringhe vanno tra apici singoli</translation>
    </message>
    <message>
        <source>says which table is meant</source>
        <translation>indica quale tabella si intende</translation>
    </message>
    <message>
        <source>the column is this table&apos;s key</source>
        <translation>la colonna è la chiave di questa tabella</translation>
    </message>
    <message>
        <source>the join makes both equal</source>
        <translation>la join li rende uguali</translation>
    </message>
    <message>
        <source>the type fits</source>
        <translation>il tipo è adatto</translation>
    </message>
    <message>
        <source>the column contains the value</source>
        <translation>la colonna contiene il valore</translation>
    </message>
    <message>
        <source>the question mentions it</source>
        <translation>la domanda ne parla</translation>
    </message>
    <message>
        <source>what %1 offers instead of %2</source>
        <translation>ciò che %1 offre al posto di %2</translation>
    </message>
    <message>
        <source>a comma too many</source>
        <translation>una virgola di troppo</translation>
    </message>
    <message>
        <source>a comma with nothing after it</source>
        <translation>una virgola senza nulla dopo</translation>
    </message>
    <message>
        <source>a connective that connects nothing</source>
        <translation>un connettivo che non collega nulla</translation>
    </message>
    <message>
        <source>a date is written as a text with no word before it</source>
        <translation>una data si scrive come testo senza parole davanti</translation>
    </message>
    <message>
        <source>a name with blanks or signs needs quotes</source>
        <translation>un nome con spazi o segni va tra virgolette</translation>
    </message>
    <message>
        <source>a parenthesis that was never opened</source>
        <translation>una parentesi mai aperta</translation>
    </message>
    <message>
        <source>a query has one WHERE, with its conditions joined by AND</source>
        <translation>una query ha un solo WHERE, le cui condizioni si uniscono con AND</translation>
    </message>
    <message>
        <source>a quote within a text is written twice</source>
        <translation>un apice dentro un testo si scrive due volte</translation>
    </message>
    <message>
        <source>a reserved word needs quotes to be used as a name</source>
        <translation>una parola riservata usata come nome va tra virgolette</translation>
    </message>
    <message>
        <source>a subquery in FROM needs a name</source>
        <translation>una sottoquery in FROM ha bisogno di un nome</translation>
    </message>
    <message>
        <source>the aggregate of the whole table, computed in a subquery</source>
        <translation>l&apos;aggregato dell&apos;intera tabella, calcolato in una sottoquery</translation>
    </message>
    <message>
        <source>the clauses go in the order WHERE, GROUP BY, HAVING, ORDER BY, row limit</source>
        <translation>le clausole seguono l&apos;ordine WHERE, GROUP BY, HAVING, ORDER BY, limite di righe</translation>
    </message>
    <message>
        <source>the first of the queries</source>
        <translation>la prima delle query</translation>
    </message>
    <message>
        <source>the last of the queries</source>
        <translation>l&apos;ultima delle query</translation>
    </message>
    <message>
        <source>the only query among the statements</source>
        <translation>l&apos;unica query tra le istruzioni</translation>
    </message>
    <message>
        <source>the same query, once</source>
        <translation>la stessa query, una volta</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>manca una virgola</translation>
    </message>
    <message>
        <source>a parenthesis is missing</source>
        <translation>manca una parentesi</translation>
    </message>
    <message>
        <source>%1 is missing here</source>
        <translation>qui manca %1</translation>
    </message>
    <message>
        <source>a misspelt %1</source>
        <translation>%1 scritto male</translation>
    </message>
    <message>
        <source>the rows of an aggregate are chosen by FILTER after it or CASE within it</source>
        <translation>le righe di un aggregato si scelgono con FILTER dopo di esso o CASE al suo interno</translation>
    </message>
    <message>
        <source>the separator is the second argument</source>
        <translation>il separatore è il secondo argomento</translation>
    </message>
    <message>
        <source>a cast is written as CAST with AS</source>
        <translation>una conversione si scrive come CAST con AS</translation>
    </message>
    <message>
        <source>a comparison with ANY or ALL of a query is written with IN or NOT IN</source>
        <translation>un confronto con ANY o ALL di una query si scrive con IN o NOT IN</translation>
    </message>
    <message>
        <source>a date is moved by a function and not by INTERVAL</source>
        <translation>una data si sposta con una funzione e non con INTERVAL</translation>
    </message>
    <message>
        <source>the number and the unit of an interval are written differently</source>
        <translation>il numero e l&apos;unità di un intervallo si scrivono diversamente</translation>
    </message>
    <message>
        <source>DISTINCT comes first in the list</source>
        <translation>DISTINCT va all&apos;inizio dell&apos;elenco</translation>
    </message>
    <message>
        <source>ORDER BY comes after the last arm</source>
        <translation>ORDER BY va dopo l&apos;ultimo ramo</translation>
    </message>
    <message>
        <source>COUNT(*) counts rows without DISTINCT</source>
        <translation>COUNT(*) conta le righe senza DISTINCT</translation>
    </message>
    <message>
        <source>the ends of a range are joined by AND</source>
        <translation>gli estremi di un intervallo si uniscono con AND</translation>
    </message>
    <message>
        <source>the values of IN go in parentheses</source>
        <translation>i valori di IN vanno tra parentesi</translation>
    </message>
    <message>
        <source>LIKE compares both sides in lower case</source>
        <translation>LIKE confronta i due lati in minuscolo</translation>
    </message>
    <message>
        <source>a CASE within the aggregate chooses its rows</source>
        <translation>un CASE dentro l&apos;aggregato ne sceglie le righe</translation>
    </message>
    <message>
        <source>the same rows without FULL JOIN</source>
        <translation>le stesse righe senza FULL JOIN</translation>
    </message>
    <message>
        <source>the condition of a join comes after its table</source>
        <translation>la condizione di un join va dopo la sua tabella</translation>
    </message>
    <message>
        <source>the table that the condition names is not joined</source>
        <translation>la tabella citata nella condizione non è unita</translation>
    </message>
    <message>
        <source>the year of the date</source>
        <translation>l&apos;anno della data</translation>
    </message>
    <message>
        <source>write the date as it is stored</source>
        <translation>scrivi la data come è memorizzata</translation>
    </message>
    <message>
        <source>also group by it</source>
        <translation>raggruppa anche per questo</translation>
    </message>
    <message>
        <source>the column holds texts</source>
        <translation>la colonna contiene testi</translation>
    </message>
    <message>
        <source>the column holds truth values</source>
        <translation>la colonna contiene valori di verità</translation>
    </message>
    <message>
        <source>the time between two dates is an interval</source>
        <translation>il tempo tra due date è un intervallo</translation>
    </message>
    <message>
        <source>both sides need one type: a cast to %1</source>
        <translation>i due lati richiedono un solo tipo: conversione in %1</translation>
    </message>
    <message>
        <source>the column holds numbers</source>
        <translation>la colonna contiene numeri</translation>
    </message>
    <message>
        <source>one row for each of its values</source>
        <translation>una riga per ogni suo valore</translation>
    </message>
    <message>
        <source>an alias is not known here yet; its expression is</source>
        <translation>qui un alias non è ancora noto, ma la sua espressione sì</translation>
    </message>
    <message>
        <source>conditions on groups belong in HAVING</source>
        <translation>le condizioni sui gruppi vanno in HAVING</translation>
    </message>
    <message>
        <source>join along the key %1</source>
        <translation>unire secondo la chiave %1</translation>
    </message>
    <message>
        <source>join along the key</source>
        <translation>unire secondo la chiave</translation>
    </message>
    <message>
        <source>list each once</source>
        <translation>elencare ciascuno una volta sola</translation>
    </message>
    <message>
        <source>use the stored value</source>
        <translation>usare il valore memorizzato</translation>
    </message>
    <message>
        <source>divide %1 to keep the fraction</source>
        <translation>dividere %1 per conservare i decimali</translation>
    </message>
    <message>
        <source>leave out rows without %1</source>
        <translation>escludere le righe senza %1</translation>
    </message>
    <message>
        <source>count the rows</source>
        <translation>contare le righe</translation>
    </message>
    <message>
        <source>also return %1</source>
        <translation>restituire anche %1</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>nessuno schema</translation>
    </message>
    <message>
        <source>only prepared, to find out what is wrong</source>
        <translation>solo preparata, per capire che cosa non va</translation>
    </message>
    <message>
        <source>an earlier check failed</source>
        <translation>un controllo precedente è fallito</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>non richiesto</translation>
    </message>
    <message>
        <source>text in double quotes put in single quotes</source>
        <translation>testo tra virgolette messo tra apostrofi</translation>
    </message>
    <message>
        <source>comments removed</source>
        <translation>commenti rimossi</translation>
    </message>
    <message>
        <source>invisible character removed</source>
        <translation>carattere invisibile rimosso</translation>
    </message>
    <message>
        <source>unusual space replaced</source>
        <translation>spazio insolito sostituito</translation>
    </message>
    <message>
        <source>typographic quote made straight</source>
        <translation>virgoletta tipografica resa diritta</translation>
    </message>
    <message>
        <source>full-width character replaced</source>
        <translation>carattere a larghezza intera sostituito</translation>
    </message>
    <message>
        <source>name quoted as the dialect requires</source>
        <translation>nome tra virgolette come richiede il dialetto</translation>
    </message>
    <message>
        <source>row limit written in the dialect&apos;s syntax</source>
        <translation>limite di righe scritto nella sintassi del dialetto</translation>
    </message>
    <message>
        <source>closing semicolon removed</source>
        <translation>punto e virgola finale rimosso</translation>
    </message>
    <message>
        <source>text around the SQL ignored</source>
        <translation>testo intorno all&apos;SQL ignorato</translation>
    </message>
    <message>
        <source>used the last of several SQL blocks</source>
        <translation>usato l&apos;ultimo di più blocchi SQL</translation>
    </message>
    <message>
        <source>thinking removed</source>
        <translation>ragionamento rimosso</translation>
    </message>
    <message>
        <source>closed after an interruption</source>
        <translation>chiusa dopo un&apos;interruzione</translation>
    </message>
    <message>
        <source>no reply within the time limit for a call</source>
        <translation>nessuna risposta entro il tempo limite di una chiamata</translation>
    </message>
    <message>
        <source>its result is no longer needed</source>
        <translation>il risultato non serve più</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>nessun motivo indicato</translation>
    </message>
    <message>
        <source>the result of lane %1 is too large to compare with that of lane %2</source>
        <translation>il risultato della corsia %1 è troppo grande per il confronto con quello della corsia %2</translation>
    </message>
    <message>
        <source>lane %1 was not compared: %2</source>
        <translation>la corsia %1 non è stata confrontata: %2</translation>
    </message>
    <message>
        <source>there was no time left to run it</source>
        <translation>non restava tempo per eseguirla</translation>
    </message>
    <message>
        <source>it has more than %1 rows</source>
        <translation>ha più di %1 righe</translation>
    </message>
    <message>
        <source>NULL arguments</source>
        <translation>argomenti NULL</translation>
    </message>
    <message>
        <source>letters in another case</source>
        <translation>lettere maiuscole o minuscole diverse</translation>
    </message>
    <message>
        <source>blanks at the end</source>
        <translation>spazi finali</translation>
    </message>
    <message>
        <source>decimals and text that is not a number</source>
        <translation>decimali e testi che non sono numeri</translation>
    </message>
    <message>
        <source>truth values used as numbers</source>
        <translation>valori di verità usati come numeri</translation>
    </message>
    <message>
        <source>the deviation of a sample and of the whole</source>
        <translation>la deviazione di un campione e dell&apos;insieme</translation>
    </message>
    <message>
        <source>counts below one</source>
        <translation>conteggi minori di uno</translation>
    </message>
    <message>
        <source>a second argument that is not a literal</source>
        <translation>un secondo argomento che non è una costante</translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation>frazioni di secondo</translation>
    </message>
    <message>
        <source>dates with a time of day</source>
        <translation>date con l&apos;ora</translation>
    </message>
    <message>
        <source>how dates without a time of day are written</source>
        <translation>il modo in cui si scrivono le date senza l&apos;ora</translation>
    </message>
    <message>
        <source>the last days of a month</source>
        <translation>gli ultimi giorni del mese</translation>
    </message>
    <message>
        <source>a first date that is later than the second</source>
        <translation>una prima data successiva alla seconda</translation>
    </message>
    <message>
        <source>the day on which a week begins</source>
        <translation>il giorno in cui inizia la settimana</translation>
    </message>
    <message>
        <source>sessions in another language</source>
        <translation>sessioni in un&apos;altra lingua</translation>
    </message>
    <message>
        <source>empty texts</source>
        <translation>testi vuoti</translation>
    </message>
    <message>
        <source>numbers halfway between two others</source>
        <translation>numeri a metà tra altri due</translation>
    </message>
    <message>
        <source>patterns that are more than plain text</source>
        <translation>modelli che non sono semplice testo</translation>
    </message>
    <message>
        <source>separators of several characters</source>
        <translation>separatori di più caratteri</translation>
    </message>
    <message>
        <source>texts with fewer parts</source>
        <translation>testi con meno parti</translation>
    </message>
    <message>
        <source>sessions in another time zone</source>
        <translation>sessioni in un altro fuso orario</translation>
    </message>
    <message>
        <source>the last digits</source>
        <translation>le ultime cifre</translation>
    </message>
    <message>
        <source>what %1 offers instead of %2; may differ for %3</source>
        <translation>ciò che %1 offre al posto di %2; può dare altri risultati per %3</translation>
    </message>
    <message>
        <source>stopped earlier</source>
        <translation>controlli interrotti prima</translation>
    </message>
    <message>
        <source>a user accepted it</source>
        <translation>accettato da un utente</translation>
    </message>
    <message>
        <source>a user accepted another attempt</source>
        <translation>un utente ha accettato un altro tentativo</translation>
    </message>
    <message>
        <source>Markdown fence removed</source>
        <translation>blocco Markdown rimosso</translation>
    </message>
    <message>
        <source>Markdown escape removed</source>
        <translation>sequenza di escape Markdown rimossa</translation>
    </message>
    <message>
        <source>related to a word in the table comment</source>
        <translation>affine a una parola nel commento della tabella</translation>
    </message>
    <message>
        <source>related to a word in the comment on %1</source>
        <translation>affine a una parola nel commento di %1</translation>
    </message>
    <message>
        <source>similar to a word in the table comment</source>
        <translation>simile a una parola nel commento della tabella</translation>
    </message>
    <message>
        <source>similar to a word in the comment on %1</source>
        <translation>simile a una parola nel commento di %1</translation>
    </message>
    <message>
        <source>abbreviated in the table name</source>
        <translation>abbreviato nel nome della tabella</translation>
    </message>
    <message>
        <source>abbreviated in the column name %1</source>
        <translation>abbreviato nel nome della colonna %1</translation>
    </message>
    <message>
        <source>abbreviated in the table comment</source>
        <translation>abbreviato nel commento della tabella</translation>
    </message>
    <message>
        <source>abbreviated in the comment on %1</source>
        <translation>abbreviato nel commento della colonna %1</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; may name a place, as the table does)</source>
        <translation>%1 («%2» può essere il nome di un luogo, come quelli della tabella)</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; may name a place, as %3 does)</source>
        <translation>%1 («%2» può essere il nome di un luogo, come quelli di %3)</translation>
    </message>
    <message>
        <source>the run&apos;s cost limit was reached</source>
        <translation>l'esecuzione ha raggiunto il limite di costo</translation>
    </message>
    <message>
        <source>you chose its result among those that differ</source>
        <translation>hai scelto il suo risultato tra quelli diversi</translation>
    </message>
    <message>
        <source>you have to answer: %1</source>
        <translation>serve la tua risposta: %1</translation>
    </message>
    <message>
        <source>you have to answer</source>
        <translation>serve la tua risposta</translation>
    </message>
    <message>
        <source>Not understood: %1. Nothing in this database has that name.</source>
        <translation>Non capito: %1. Nulla in questo database ha questo nome.</translation>
    </message>
    <message>
        <source>Not sure enough to answer: %1%.</source>
        <translation>Certezza insufficiente per rispondere: %1%.</translation>
    </message>
    <message>
        <source>The words are known, but not what they ask for together.</source>
        <translation>Le parole sono note, ma non ciò che chiedono insieme.</translation>
    </message>
    <message>
        <source>There is no other way to read the question.</source>
        <translation>Non c&apos;è un altro modo di intendere la domanda.</translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n correzione</numerusform>
            <numerusform>%n correzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Not understood: %1. Nothing in this database has these names.</source>
        <translation>Non capito: %1. Nulla in questo database ha questi nomi.</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>querymend::FixMenu</name>
    <message>
        <source>Quick fixes</source>
        <translation>Correzioni rapide</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usa %1</translation>
    </message>
</context>
<context>
    <name>querymend::OfferBar</name>
    <message>
        <source>%1 can be mended</source>
        <translation>%1: si può correggere</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>A&amp;pplica</translation>
    </message>
    <message>
        <source>&amp;Open in Editor</source>
        <translation>&amp;Apri nell&apos;editor</translation>
    </message>
    <message>
        <source>Show the change in a tab of the editor, to accept or revert</source>
        <translation>Mostra la modifica in una scheda dell&apos;editor, da accettare o annullare</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionMessage</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connessione a %1…</translation>
    </message>
    <message>
        <source>This text uses %1, which is not connected.</source>
        <translation>Questo testo usa %1, che non è connesso.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connetti</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Riprova</translation>
    </message>
</context>
<context>
    <name>querymend::TextConnections</name>
    <message>
        <source>Window&apos;s Connection: %1</source>
        <translation>Connessione della finestra: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>Connessioni…</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Examples are answers that you accepted; they are used only for questions about the same database. Lessons are corrections that helped in earlier runs; they contain no values.</source>
        <translation>Gli esempi sono risposte che hai accettato; valgono solo per domande sullo stesso database. Le lezioni sono correzioni che hanno aiutato in esecuzioni precedenti; non contengono valori.</translation>
    </message>
    <message>
        <source>&amp;Show examples and lessons to models</source>
        <translation>&amp;Mostra esempi e lezioni ai modelli</translation>
    </message>
    <message>
        <source>Takes effect with the next question. On the command line, &lt;code&gt;querymend ask --no-memory&lt;/code&gt; turns it off.</source>
        <translation>Vale dalla prossima domanda. Dalla riga di comando, &lt;code&gt;querymend ask --no-memory&lt;/code&gt; lo disattiva.</translation>
    </message>
    <message>
        <source>Filter by word or database</source>
        <translation>Filtra per parola o database</translation>
    </message>
    <message>
        <source>Filter examples and lessons</source>
        <translation>Filtra esempi e lezioni</translation>
    </message>
    <message>
        <source>Examples and lessons</source>
        <translation>Esempi e lezioni</translation>
    </message>
    <message>
        <source>Question or correction</source>
        <translation>Domanda o correzione</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Selezione</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Dimentica…</translation>
    </message>
    <message>
        <source>Forget &amp;All for This Database…</source>
        <translation>Dimentica &amp;tutto per questo database…</translation>
    </message>
</context>
<context>
    <name>querymend::MemoryPage</name>
    <message>
        <source>Reading…</source>
        <translation>Lettura in corso…</translation>
    </message>
    <message>
        <source>Nothing is remembered yet. Accept an answer to keep it as an example.</source>
        <translation>Ancora niente in memoria. Accetta una risposta per conservarla come esempio.</translation>
    </message>
    <message>
        <source>Nothing matches your filter.</source>
        <translation>Nessun risultato per questo filtro.</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Qualsiasi database</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selezionato</numerusform>
            <numerusform>%n selezionati</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an example or a lesson.</source>
        <translation>Seleziona un esempio o una lezione.</translation>
    </message>
    <message>
        <source>Forget Examples and Lessons</source>
        <translation>Dimentica esempi e lezioni</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n entries permanently?</source>
        <translation>
            <numerusform>Dimenticare definitivamente %n voce?</numerusform>
            <numerusform>Dimenticare definitivamente %n voci?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Dimentica</translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>Aggiungi «%1»</translation>
    </message>
    <message>
        <source>Leave out &quot;%1&quot;</source>
        <translation>Togli «%1»</translation>
    </message>
    <message numerus="yes">
        <source>helped %n time(s)</source>
        <translation>
            <numerusform>è servita %n volta</numerusform>
            <numerusform>è servita %n volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>did not help %n time(s)</source>
        <translation>
            <numerusform>non è servita %n volta</numerusform>
            <numerusform>non è servita %n volte</numerusform>
        </translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Esempio</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Lesson, not shown yet</source>
        <translation>Lezione, non ancora mostrata</translation>
    </message>
    <message>
        <source>Models see it once it has helped in two runs, and more often than not.</source>
        <translation>I modelli la vedono quando è servita in due esecuzioni, e più spesso sì che no.</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Premesse: %1</translation>
    </message>
    <message>
        <source>Accepted on %1</source>
        <translation>Accettato il %1</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Agenti</translation>
    </message>
    <message>
        <source>Coding agents and other programs that speak the Model Context Protocol can query your databases through Querymend. They can only read.</source>
        <translation>Gli agenti di programmazione e gli altri programmi che usano il Model Context Protocol possono interrogare i tuoi database tramite Querymend. Possono solo leggere.</translation>
    </message>
    <message>
        <source>Connected now</source>
        <translation>Collegati ora</translation>
    </message>
    <message>
        <source>&amp;What agents get, and what they never get</source>
        <translation>&amp;Che cosa ricevono gli agenti, e che cosa mai</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>Stop before the database</source>
        <translation>Pausa prima dell'esecuzione</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Pau&amp;sa</translation>
    </message>
    <message>
        <source>Which agents&apos; statements wait for your approval</source>
        <translation>Quali istruzioni degli agenti attendono la tua approvazione</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Only costly statements</source>
        <translation>Solo le istruzioni costose</translation>
    </message>
    <message>
        <source>Only statements on these tables</source>
        <translation>Solo le istruzioni su queste tabelle</translation>
    </message>
    <message>
        <source>Cost a&amp;bove</source>
        <translation>C&amp;osto oltre</translation>
    </message>
    <message>
        <source>In the units of the engine&apos;s plans. With engines that report no cost, such as SQLite, every statement waits.</source>
        <translation>Nell'unità di costo dei piani del motore. Con i motori che non indicano il costo, come SQLite, ogni istruzione viene trattenuta.</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Separate names with commas or line breaks; sales.* means all tables of a schema. Statements on views wait as well, because a view may read these tables.</source>
        <translation>Separa i nomi con virgole o a capo; sales.* indica tutte le tabelle di uno schema. Sono trattenute anche le istruzioni sulle viste, perché una vista può leggere queste tabelle.</translation>
    </message>
    <message>
        <source>A statement that waits is refused unless someone approves it within 60 seconds. When no window is open, statements run without waiting.</source>
        <translation>Un&apos;istruzione trattenuta viene rifiutata se nessuno la approva entro 60 secondi. Se nessuna finestra è aperta, le istruzioni non vengono trattenute.</translation>
    </message>
    <message>
        <source>Set up an agent</source>
        <translation>Configura un agente</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>A&amp;gente</translation>
    </message>
    <message>
        <source>It &amp;may use</source>
        <translation>&amp;Può usare</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Che cosa fare</translation>
    </message>
    <message>
        <source>Text to copy</source>
        <translation>Testo da copiare</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Cop&amp;ia</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Risultato</translation>
    </message>
</context>
<context>
    <name>querymend::AgentsPage</name>
    <message>
        <source>Another window shows what agents do.</source>
        <translation>Un&apos;altra finestra mostra che cosa fanno gli agenti.</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>Un agente</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 è collegato</translation>
    </message>
    <message>
        <source>No agent is connected.</source>
        <translation>Nessun agente è collegato.</translation>
    </message>
    <message>
        <source>all connections marked for agents</source>
        <translation>tutte le connessioni contrassegnate per gli agenti</translation>
    </message>
    <message>
        <source>Add this to the agent&apos;s file %1.</source>
        <translation>Aggiungi questo al file %1 dell&apos;agente.</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>Esegui questo in un terminale.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiato.</translation>
    </message>
</context>
<context>
    <name>querymend::AgentAccessList</name>
    <message>
        <source>There are no saved connections for agents to use.</source>
        <translation>Non ci sono connessioni salvate che gli agenti possano usare.</translation>
    </message>
    <message>
        <source>&amp;Add a Connection</source>
        <translation>&amp;Aggiungi una connessione</translation>
    </message>
    <message>
        <source>What agents may do with %1</source>
        <translation>Che cosa possono fare gli agenti con %1</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionBar</name>
    <message>
        <source>Send</source>
        <translation>Invia</translation>
    </message>
    <message>
        <source>The run has a question for you</source>
        <translation>L&apos;esecuzione ha una domanda per te</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>The run continues as if it had not asked</source>
        <translation>L&apos;esecuzione prosegue come se non avesse chiesto</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>End the run here</source>
        <translation>Termina l&apos;esecuzione qui</translation>
    </message>
    <message>
        <source>The question can be read in several ways.</source>
        <translation>La domanda si può intendere in più modi.</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>Oppure con parole tue</translation>
    </message>
    <message>
        <source>Which result do you mean?</source>
        <translation>Quale risultato intendi?</translation>
    </message>
    <message>
        <source>These statements are valid but return different rows.</source>
        <translation>Queste istruzioni sono valide, ma danno righe diverse.</translation>
    </message>
    <message>
        <source>What do you know about this mistake?</source>
        <translation>Che cosa sai di questo errore?</translation>
    </message>
    <message>
        <source>Your answer becomes part of the next hint.</source>
        <translation>La tua risposta entra nel prossimo suggerimento.</translation>
    </message>
    <message>
        <source>No retries left; your answer allows one more.</source>
        <translation>Correzioni esaurite; la tua risposta ne concede un&apos;altra.</translation>
    </message>
    <message>
        <source>e.g. amounts in cents</source>
        <translation>ad es. importi in centesimi</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>La tua risposta</translation>
    </message>
    <message numerus="yes">
        <source>%n more questions</source>
        <translation>
            <numerusform>un'altra domanda in attesa</numerusform>
            <numerusform>altre %n domande in attesa</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one do you mean?</source>
        <translation>Che cosa si intende?</translation>
    </message>
    <message>
        <source>These readings are about equally likely but return different rows.</source>
        <translation>Queste letture sono quasi ugualmente probabili e danno righe diverse.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as %2</source>
        <translation>«%1» come %2</translation>
    </message>
</context>
<context>
    <name>querymend::FilterNote</name>
    <message numerus="yes">
        <source>%n attempts hidden by the filter</source>
        <translation>
            <numerusform>%n tentativo nascosto dal filtro</numerusform>
            <numerusform>%n tentativi nascosti dal filtro</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Mostra tutti</translation>
    </message>
    <message>
        <source>Show all attempts</source>
        <translation>Mostra tutti i tentativi</translation>
    </message>
</context>
<context>
    <name>RunJournal</name>
    <message>
        <source>Model call, %1</source>
        <translation>Chiamata al modello, %1</translation>
    </message>
    <message>
        <source>Checks, %1</source>
        <translation>Controlli, %1</translation>
    </message>
    <message>
        <source>Rows read, %1</source>
        <translation>Righe lette, %1</translation>
    </message>
    <message>
        <source>Comparison of rows</source>
        <translation>Confronto delle righe</translation>
    </message>
    <message>
        <source>Waiting, %1</source>
        <translation>Attesa, %1</translation>
    </message>
    <message>
        <source>Correction without a model, %1</source>
        <translation>Correzione senza modello, %1</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>più di %1 righe</translation>
    </message>
    <message>
        <source>replied</source>
        <translation>ha risposto</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superati</translation>
    </message>
    <message>
        <source>replaced by an edit before it was sent</source>
        <translation>sostituita da una modifica prima dell&apos;invio</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ancora nessuna risposta</translation>
    </message>
    <message>
        <source>tried as the next attempt</source>
        <translation>provata come tentativo successivo</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>proposta</translation>
    </message>
    <message>
        <source>The prompt was cut</source>
        <translation>Il prompt è stato tagliato</translation>
    </message>
    <message>
        <source>Part of the schema is missing</source>
        <translation>Manca una parte dello schema</translation>
    </message>
    <message>
        <source>The model&apos;s context is nearly full</source>
        <translation>Il contesto del modello è quasi pieno</translation>
    </message>
    <message>
        <source>The same text appears twice</source>
        <translation>Lo stesso testo compare due volte</translation>
    </message>
    <message>
        <source>Values from the database left this machine</source>
        <translation>Alcuni valori del database sono usciti da questo computer</translation>
    </message>
    <message>
        <source>The explanation has numbers that are not in the result</source>
        <translation>La spiegazione contiene numeri assenti dal risultato</translation>
    </message>
    <message numerus="yes">
        <source>examples of %n columns</source>
        <translation>
            <numerusform>esempi di %n colonna</numerusform>
            <numerusform>esempi di %n colonne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result rows</source>
        <translation>
            <numerusform>%n riga di un risultato</numerusform>
            <numerusform>%n righe di un risultato</numerusform>
        </translation>
    </message>
    <message>
        <source>stored values in the hint</source>
        <translation>valori memorizzati nel suggerimento</translation>
    </message>
    <message numerus="yes">
        <source>%n stored values in what was tried before</source>
        <translation>
            <numerusform>%n valore memorizzato in ciò che è stato provato prima</numerusform>
            <numerusform>%n valori memorizzati in ciò che è stato provato prima</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n literals of earlier runs</source>
        <translation>
            <numerusform>%n letterale di esecuzioni precedenti</numerusform>
            <numerusform>%n letterali di esecuzioni precedenti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored values elsewhere</source>
        <translation>
            <numerusform>%n valore memorizzato altrove</numerusform>
            <numerusform>%n valori memorizzati altrove</numerusform>
        </translation>
    </message>
    <message>
        <source>stayed on this machine</source>
        <translation>dati rimasti su questo computer</translation>
    </message>
    <message>
        <source>sent to another machine</source>
        <translation>inviato a un altro computer</translation>
    </message>
    <message>
        <source>destination not recorded</source>
        <translation>destinazione non registrata</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n riga</numerusform>
            <numerusform>%n righe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::LedgerDialog</name>
    <message>
        <source>What Left This Machine</source>
        <translation>Cosa è uscito da questo computer</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>&amp;Calls in</source>
        <translation>&amp;Chiamate in</translation>
    </message>
    <message>
        <source>Calls in</source>
        <translation>Chiamate in</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>questa esecuzione</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>tutte le esecuzioni</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Search everything that was sent</source>
        <translation>Cerca in tutto ciò che è stato inviato</translation>
    </message>
    <message>
        <source>Only with &amp;values from the database</source>
        <translation>Solo con &amp;valori del database</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Cosa è stato inviato</translation>
    </message>
    <message>
        <source>Select a call to see what was sent.</source>
        <translation>Seleziona una chiamata per vedere cosa è stato inviato.</translation>
    </message>
    <message>
        <source>Nothing has left this machine</source>
        <translation>Nulla è uscito da questo computer</translation>
    </message>
    <message>
        <source>Calls to models and databases on other machines are listed here.</source>
        <translation>Qui compaiono le chiamate a modelli e database su altri computer.</translation>
    </message>
    <message>
        <source>No matching calls</source>
        <translation>Nessuna chiamata corrispondente</translation>
    </message>
    <message>
        <source>No call contains all of these words.</source>
        <translation>Nessuna chiamata contiene tutte queste parole.</translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n chiamata</numerusform>
            <numerusform>%n chiamate</numerusform>
        </translation>
    </message>
    <message>
        <source>only the newest calls</source>
        <translation>solo le chiamate più recenti</translation>
    </message>
    <message>
        <source>Reading…  %1</source>
        <translation>Lettura…  %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>One JSON object per line (*.jsonl)</source>
        <translation>Un oggetto JSON per riga (*.jsonl)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Testo (*.txt)</translation>
    </message>
    <message>
        <source>Export Calls</source>
        <translation>Esporta chiamate</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Impossibile salvare %1: %2</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Salvato in %1</translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Riepilogo</translation>
    </message>
    <message>
        <source>C&amp;alls</source>
        <translation>C&amp;hiamate</translation>
    </message>
    <message>
        <source>Export Summary</source>
        <translation>Esporta riepilogo</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trovate: %1</translation>
    </message>
</context>
<context>
    <name>querymend::LedgerModel</name>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Domanda</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Chiamata</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>Inviata a</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valori</translation>
    </message>
</context>
<context>
    <name>querymend::StepPage</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>L&apos;esito</translation>
    </message>
    <message>
        <source>The model&apos;s reply</source>
        <translation>La risposta del modello</translation>
    </message>
    <message>
        <source>What was sent to the model&apos;s server and received from it</source>
        <translation>Ciò che è stato inviato al server del modello e ricevuto da esso</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Esito</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Dal modello</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Traffico</translation>
    </message>
</context>
<context>
    <name>RunSettings</name>
    <message>
        <source>Basic</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Avanzato</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Livelli</translation>
    </message>
    <message>
        <source>If a level finds no answer, or its answer fails tests, the next level is tried.</source>
        <translation>Se un livello non trova una risposta, o se questa non supera i test, si prova il livello successivo.</translation>
    </message>
    <message>
        <source>L&amp;anes</source>
        <translation>&amp;Corsie</translation>
    </message>
    <message>
        <source>How many statements are written side by side at each level. Their results are compared.</source>
        <translation>Quante istruzioni si scrivono in parallelo a ogni livello. I risultati vengono confrontati.</translation>
    </message>
    <message>
        <source>&amp;Retries</source>
        <translation>C&amp;orrezioni</translation>
    </message>
    <message>
        <source>How many times a lane may correct its statement.</source>
        <translation>Quante volte una corsia può correggere la sua istruzione.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Metodi</translation>
    </message>
    <message>
        <source>Query &amp;plan</source>
        <translation>&amp;Piano della query</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>Pa&amp;sso per passo</translation>
    </message>
    <message>
        <source>&amp;Divide and conquer</source>
        <translation>&amp;Divide et impera</translation>
    </message>
    <message>
        <source>Lanes use these in turn. If none is selected, they use all.</source>
        <translation>Le corsie li usano a turno. Se non ne scegli nessuno, li usano tutti.</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>Temperature</translation>
    </message>
    <message>
        <source>L&amp;ow, 0.1 to 0.3</source>
        <translation>&amp;Bassa, 0,1–0,3</translation>
    </message>
    <message>
        <source>&amp;Medium, 0.5 to 0.7</source>
        <translation>&amp;Media, 0,5–0,7</translation>
    </message>
    <message>
        <source>&amp;High, 0.8 to 1.0</source>
        <translation>&amp;Alta, 0,8–1,0</translation>
    </message>
    <message>
        <source>Lanes use these in turn. If all are selected, a single lane uses 0.2.</source>
        <translation>Le corsie le usano a turno. Se le scegli tutte, una corsia sola usa 0,2.</translation>
    </message>
    <message>
        <source>Seed for sh&amp;uffling</source>
        <translation>S&amp;eme per il mescolamento</translation>
    </message>
    <message>
        <source>Each additional lane sees the tables in a different order.</source>
        <translation>Ogni altra corsia vede le tabelle in un ordine diverso.</translation>
    </message>
    <message>
        <source>The question&apos;s model</source>
        <translation>Il modello della domanda</translation>
    </message>
    <message>
        <source>Model of: %1</source>
        <translation>Modello di: %1</translation>
    </message>
    <message>
        <source>Question &amp;validator</source>
        <translation>&amp;Validatore della domanda</translation>
    </message>
    <message>
        <source>Says before the first statement whether the schema can answer the question</source>
        <translation>Dice prima della prima istruzione se lo schema può rispondere alla domanda</translation>
    </message>
    <message>
        <source>&amp;Translator</source>
        <translation>&amp;Traduttore</translation>
    </message>
    <message>
        <source>Puts the question in the language of the schema</source>
        <translation>Mette la domanda nella lingua dello schema</translation>
    </message>
    <message>
        <source>&amp;Keyword extraction</source>
        <translation>&amp;Parole chiave</translation>
    </message>
    <message>
        <source>Finds the words that lead to tables</source>
        <translation>Trova le parole che portano alle tabelle</translation>
    </message>
    <message>
        <source>Test &amp;generators</source>
        <translation>&amp;Generatori di test</translation>
    </message>
    <message>
        <source>Three calls write tests that a right answer passes</source>
        <translation>Tre chiamate scrivono test che una risposta giusta supera</translation>
    </message>
    <message>
        <source>&amp;Evaluator</source>
        <translation>Val&amp;utatore</translation>
    </message>
    <message>
        <source>Judges which tests a statement passes</source>
        <translation>Giudica quali test supera un&apos;istruzione</translation>
    </message>
    <message>
        <source>E&amp;xplainer</source>
        <translation>&amp;Spiegazione</translation>
    </message>
    <message>
        <source>Says in plain words what the answer means</source>
        <translation>Dice in parole semplici che cosa significa la risposta</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Test</translation>
    </message>
    <message>
        <source>&amp;An answer must pass</source>
        <translation>Una &amp;risposta deve superare</translation>
    </message>
    <message>
        <source>no tests</source>
        <translation>nessun test</translation>
    </message>
    <message>
        <source>the tests from the evidence</source>
        <translation>i test dalle premesse</translation>
    </message>
    <message>
        <source>all tests</source>
        <translation>tutti i test</translation>
    </message>
    <message>
        <source>If the answer fails a test that it must pass, the next level is tried.</source>
        <translation>Se la risposta non supera un test obbligatorio, si prova il livello successivo.</translation>
    </message>
    <message>
        <source>All&amp;owed failures</source>
        <translation>F&amp;allimenti ammessi</translation>
    </message>
    <message>
        <source>Only tests that are not from the evidence may fail.</source>
        <translation>Possono fallire solo i test che non vengono dalle premesse.</translation>
    </message>
    <message>
        <source>&amp;Schema</source>
        <translation>&amp;Schema</translation>
    </message>
    <message>
        <source>by size and level</source>
        <translation>secondo dimensione e livello</translation>
    </message>
    <message>
        <source>always whole</source>
        <translation>sempre intero</translation>
    </message>
    <message>
        <source>only the linked tables</source>
        <translation>solo le tabelle collegate</translation>
    </message>
    <message>
        <source>Schema &amp;tokens</source>
        <translation>&amp;Token dello schema</translation>
    </message>
    <message>
        <source>Helper &amp;keywords</source>
        <translation>&amp;Parole chiave dell&apos;assistente</translation>
    </message>
    <message>
        <source>are added to the question&apos;s own</source>
        <translation>si aggiungono a quelle della domanda</translation>
    </message>
    <message>
        <source>replace the question&apos;s own</source>
        <translation>sostituiscono quelle della domanda</translation>
    </message>
    <message>
        <source>For example: money is in cents; leave out test customers</source>
        <translation>Per esempio: gli importi sono in centesimi; escludi i clienti di prova</translation>
    </message>
    <message>
        <source>&amp;Directives</source>
        <translation>&amp;Direttive</translation>
    </message>
    <message>
        <source>Rules for every question with these settings.</source>
        <translation>Regole per ogni domanda con queste impostazioni.</translation>
    </message>
    <message>
        <source>&amp;Example files</source>
        <translation>&amp;File di esempi</translation>
    </message>
    <message>
        <source>Pairs of question and SQL: .sql, or JSON as in BIRD and Spider.</source>
        <translation>Coppie di domanda e SQL: .sql, o JSON come in BIRD e Spider.</translation>
    </message>
    <message>
        <source>&amp;Statements</source>
        <translation>&amp;Istruzioni</translation>
    </message>
    <message>
        <source>Analyst: comments are removed, with a note</source>
        <translation>Per analisti: i commenti vengono rimossi, con una nota</translation>
    </message>
    <message>
        <source>Strict: no comments, only SELECT and WITH … SELECT</source>
        <translation>Rigorosi: niente commenti, solo SELECT e WITH … SELECT</translation>
    </message>
    <message>
        <source>&amp;Mending without a model</source>
        <translation>&amp;Correzione senza modello</translation>
    </message>
    <message>
        <source>Off: only models correct statements</source>
        <translation>No: le istruzioni sono corrette solo dai modelli</translation>
    </message>
    <message>
        <source>Suggest: show corrections beside the hint</source>
        <translation>Suggerisci: mostra le correzioni accanto al suggerimento</translation>
    </message>
    <message>
        <source>When sure: first try corrections that leave no doubt</source>
        <translation>Certe: prova prima le correzioni sicure</translation>
    </message>
    <message>
        <source>Before the model: try all corrections first</source>
        <translation>Prima del modello: prova prima tutte le correzioni</translation>
    </message>
    <message>
        <source>An &amp;empty result</source>
        <translation>Un risultato &amp;vuoto</translation>
    </message>
    <message>
        <source>is fine</source>
        <translation>va bene</translation>
    </message>
    <message>
        <source>is an error</source>
        <translation>è un errore</translation>
    </message>
    <message>
        <source>The run stops and asks you</source>
        <translation>L&apos;esecuzione si ferma e ti chiede</translation>
    </message>
    <message>
        <source>when the &amp;question can be read in several ways</source>
        <translation>quando la &amp;domanda si può intendere in più modi</translation>
    </message>
    <message>
        <source>when lanes give &amp;different results and nothing decides between them</source>
        <translation>quando le corsie danno &amp;risultati diversi e non si riesce a scegliere</translation>
    </message>
    <message>
        <source>after &amp;each failed statement</source>
        <translation>dopo &amp;ogni istruzione fallita</translation>
    </message>
    <message>
        <source>when a statement fails and &amp;no correction is left</source>
        <translation>quando un&apos;istruzione fallisce e &amp;non restano correzioni</translation>
    </message>
    <message>
        <source>Time per &amp;run</source>
        <translation>Tempo per &amp;esecuzione</translation>
    </message>
    <message>
        <source>Time per &amp;lane</source>
        <translation>Tempo per co&amp;rsia</translation>
    </message>
    <message>
        <source>Time per &amp;call</source>
        <translation>Tempo per &amp;chiamata</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source>&amp;Total tokens</source>
        <translation>&amp;Token in totale</translation>
    </message>
    <message>
        <source>Total c&amp;ost</source>
        <translation>C&amp;osto totale</translation>
    </message>
    <message>
        <source>In the currency of the model&apos;s price. Models without a price are not limited.</source>
        <translation>Nella valuta del prezzo del modello. I modelli senza prezzo non hanno limite.</translation>
    </message>
    <message>
        <source>Concurrent call&amp;s</source>
        <translation>Chiamate &amp;simultanee</translation>
    </message>
    <message>
        <source>as the model allows</source>
        <translation>quante ne permette il modello</translation>
    </message>
    <message>
        <source>Levels and lanes</source>
        <translation>Livelli e corsie</translation>
    </message>
    <message>
        <source>Helpers and tests</source>
        <translation>Assistenti e test</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>Statement checks</source>
        <translation>Controlli delle istruzioni</translation>
    </message>
    <message>
        <source>Asking you</source>
        <translation>Domande per te</translation>
    </message>
    <message>
        <source>Run limits</source>
        <translation>Limiti dell&apos;esecuzione</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Rapido</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Accurato</translation>
    </message>
    <message>
        <source>Wide Search</source>
        <translation>Ricerca ampia</translation>
    </message>
    <message>
        <source>&amp;First lane</source>
        <translation>P&amp;rima corsia</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modello</translation>
    </message>
    <message>
        <source>Built-in answerer</source>
        <translation>Modello integrato</translation>
    </message>
    <message>
        <source>The built-in answerer can take a lane of its own before the model&apos;s lanes. It costs nothing.</source>
        <translation>Il modello integrato può avere una propria corsia prima di quelle del modello. Non costa nulla.</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsFields</name>
    <message>
        <source>no limit</source>
        <translation>nessun limite</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
</context>
<context>
    <name>querymend::RunSettingsDialog</name>
    <message>
        <source>Settings of a Question</source>
        <translation>Impostazioni di una domanda</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Profilo</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Salva modifiche</translation>
    </message>
    <message>
        <source>Save as New…</source>
        <translation>Salva come…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Rinomina…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Nome del profilo</translation>
    </message>
    <message>
        <source>Use This Name</source>
        <translation>Usa questo nome</translation>
    </message>
    <message>
        <source>Discard Name</source>
        <translation>Scarta il nome</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Gruppi di impostazioni</translation>
    </message>
    <message>
        <source>Use for the Next Question</source>
        <translation>Usa per la prossima domanda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>A preset with this name already exists.</source>
        <translation>Esiste già un profilo con questo nome.</translation>
    </message>
    <message>
        <source>Changes are not saved in this preset.</source>
        <translation>Le modifiche non sono salvate in questo profilo.</translation>
    </message>
    <message>
        <source>These settings are not saved as a preset. Each run records them.</source>
        <translation>Queste impostazioni non sono salvate come profilo. Ogni esecuzione le registra.</translation>
    </message>
    <message>
        <source>A preset is a set of settings with a name. Each run records the settings it used.</source>
        <translation>Un profilo è un insieme di impostazioni con un nome. Ogni esecuzione registra quelle che ha usato.</translation>
    </message>
</context>
<context>
    <name>querymend::PresetChip</name>
    <message>
        <source>Default</source>
        <translation>Predefinito</translation>
    </message>
    <message>
        <source>Use the Settings of This Run</source>
        <translation>Usa le impostazioni di questa esecuzione</translation>
    </message>
    <message>
        <source>All Settings…</source>
        <translation>Tutte le impostazioni…</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>Personalizzato</translation>
    </message>
</context>
<context>
    <name>querymend::ExampleFiles</name>
    <message>
        <source>Remove File</source>
        <translation>Rimuovi file</translation>
    </message>
    <message>
        <source>Files with examples</source>
        <translation>File con esempi</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>Aggiungi file…</translation>
    </message>
    <message>
        <source>Files with Examples</source>
        <translation>File con esempi</translation>
    </message>
    <message>
        <source>Examples (*.json *.jsonl *.sql);;All files (*)</source>
        <translation>Esempi (*.json *.jsonl *.sql);;Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>querymend::WordChips</name>
    <message>
        <source>Table</source>
        <translation>Tabella</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonna</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Testo</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Non capito</translation>
    </message>
    <message>
        <source>Ordinary word</source>
        <translation>Parola comune</translation>
    </message>
    <message>
        <source>How the question is understood</source>
        <translation>Come viene intesa la domanda</translation>
    </message>
    <message>
        <source>Ignore &quot;%1&quot;</source>
        <translation>Ignora «%1»</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionReadings</name>
    <message>
        <source>The words are known, but not what they ask for together</source>
        <translation>Le parole sono note, ma non ciò che chiedono insieme</translation>
    </message>
    <message>
        <source>%1% sure</source>
        <translation>Certezza: %1%</translation>
    </message>
</context>
<context>
    <name>GlossaryWords</name>
    <message>
        <source>Is &quot;%1&quot; meant?</source>
        <translation>Si intende «%1»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says nothing that is understood. Write it like one of the examples.</source>
        <translation>«%1» non ha una forma nota. Scrivi la frase come in uno degli esempi.</translation>
    </message>
    <message>
        <source>The expression is not SQL. Write one as in a SELECT list or after WHERE.</source>
        <translation>L’espressione non è SQL. Scrivila come in un elenco SELECT o dopo WHERE.</translation>
    </message>
    <message>
        <source>Only one expression over columns can be used. Leave out SELECT, FROM, subqueries, windows and comments.</source>
        <translation>È ammessa una sola espressione su colonne. Togli SELECT, FROM, sottoquery, finestre e commenti.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;.</source>
        <translation>La tabella «%1» non esiste.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>La colonna «%1» non esiste.</translation>
    </message>
    <message>
        <source>Several tables have a column &quot;%1&quot;. Write it with its table.</source>
        <translation>Più tabelle hanno una colonna «%1». Scrivila con la sua tabella.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be used: the database has no such function, or it does more than compute.</source>
        <translation>«%1» non si può usare: il database non ha questa funzione, oppure la funzione non si limita a calcolare.</translation>
    </message>
    <message>
        <source>A metric is computed from many rows. Write SUM(…), COUNT(…), AVG(…) or another aggregate.</source>
        <translation>Una metrica si calcola da molte righe. Scrivi SUM(…), COUNT(…), AVG(…) o un altro aggregato.</translation>
    </message>
    <message>
        <source>A condition is about single rows. Leave out the aggregate.</source>
        <translation>Una condizione riguarda singole righe. Togli l’aggregato.</translation>
    </message>
    <message>
        <source>The expression names no column. Write TABLE.COLUMN.</source>
        <translation>L’espressione non contiene alcuna colonna. Scrivi TABELLA.COLONNA.</translation>
    </message>
    <message>
        <source>The sentence is not about the table &quot;%1&quot;. Leave out its columns.</source>
        <translation>La frase non riguarda la tabella «%1». Togli le sue colonne.</translation>
    </message>
    <message>
        <source>A join equates columns. Write TABLE.COLUMN = TABLE.COLUMN, with AND between several.</source>
        <translation>Un join uguaglia colonne. Scrivi TABELLA.COLONNA = TABELLA.COLONNA, con AND se sono più di una.</translation>
    </message>
    <message>
        <source>Rows would count more than once. Use columns of tables along keys.</source>
        <translation>Le righe conterebbero più di una volta. Usa colonne di tabelle collegate da chiavi.</translation>
    </message>
</context>
<context>
    <name>querymend::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossario</translation>
    </message>
    <message>
        <source>What words mean in your databases, a sentence on each line. Questions, prompts, hints and agents get the sentences that are about them.</source>
        <translation>Il significato delle parole nei tuoi database, una frase per riga. Domande, prompt, suggerimenti e agenti ricevono le frasi che li riguardano.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Frasi</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>Per esempio:</translation>
    </message>
    <message>
        <source>Lines that can&apos;t be used</source>
        <translation>Righe che non si possono usare</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salva</translation>
    </message>
    <message>
        <source>The glossary can&apos;t be read: %1</source>
        <translation>Impossibile leggere il glossario: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Riga %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can&apos;t be used. The others are.</source>
        <translation>
            <numerusform>%n riga non si può usare. Le altre sono in uso.</numerusform>
            <numerusform>%n righe non si possono usare. Le altre sono in uso.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line fits the database that is open.</source>
        <translation>Tutte le righe sono adatte al database aperto.</translation>
    </message>
    <message>
        <source>No database is open, so only the form of the sentences is checked.</source>
        <translation>Nessun database è aperto, quindi si controlla solo la forma delle frasi.</translation>
    </message>
    <message>
        <source>The glossary can&apos;t be saved: %1</source>
        <translation>Impossibile salvare il glossario: %1</translation>
    </message>
    <message>
        <source>Another program has changed this glossary. Save again to overwrite its changes.</source>
        <translation>Un altro programma ha modificato questo glossario. Salva di nuovo per sovrascrivere le sue modifiche.</translation>
    </message>
    <message>
        <source>Use this glossary in this window instead of your own</source>
        <translation>Usa questo glossario in questa finestra al posto del tuo</translation>
    </message>
</context>
<context>
    <name>querymend::ValuesLine</name>
    <message>
        <source>Reading values</source>
        <translation>Lettura dei valori</translation>
    </message>
    <message>
        <source>Stop Reading</source>
        <translation>Interrompi lettura</translation>
    </message>
    <message>
        <source>The question is answered with the values that are known so far (Esc)</source>
        <translation>La domanda riceve risposta con i valori letti finora (Esc)</translation>
    </message>
    <message>
        <source>Reading the values of table %1 of %2</source>
        <translation>Lettura dei valori della tabella %1 di %2</translation>
    </message>
</context>
<context>
    <name>querymend::SuggestionPopup</name>
    <message>
        <source>table</source>
        <translation>tabella</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonna</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valore</translation>
    </message>
    <message>
        <source>words</source>
        <translation>parole</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Proposte</translation>
    </message>
    <message>
        <source>%1 to insert, %2 for the next</source>
        <translation>%1 per inserire, %2 per la successiva</translation>
    </message>
    <message>
        <source>Suggestion: %1. Ctrl+Space takes it</source>
        <translation>Proposta: %1. Ctrl+Spazio la accetta</translation>
    </message>
</context>
<context>
    <name>FaultAdvice</name>
    <message>
        <source>Is this machine connected, and is a proxy needed?</source>
        <translation>Questo computer è collegato alla rete? Serve un proxy?</translation>
    </message>
    <message>
        <source>Is base_url spelt correctly, and is this machine connected?</source>
        <translation>base_url è scritto correttamente e questo computer è collegato alla rete?</translation>
    </message>
    <message>
        <source>Check the certificate. To trust a server of your own, name its issuer&apos;s file in ca_file.</source>
        <translation>Controlla il certificato. Per considerare attendibile un tuo server, indica in ca_file il file di chi lo ha emesso.</translation>
    </message>
    <message>
        <source>Is the server running, and is the port in base_url correct? If you use a proxy, is it running?</source>
        <translation>Il server è attivo e la porta indicata in base_url è corretta? Se usi un proxy, è attivo?</translation>
    </message>
    <message>
        <source>If you trust the address that the server names, put it into base_url.</source>
        <translation>Se ti fidi dell'indirizzo indicato dal server, scrivilo in base_url.</translation>
    </message>
    <message>
        <source>Is the key correct, and does it allow this model? If a proxy asks for a password, is that correct?</source>
        <translation>La chiave è corretta e permette di usare questo modello? Se un proxy chiede una password, è corretta?</translation>
    </message>
    <message>
        <source>The quota is used up: check your account with the provider.</source>
        <translation>La quota è esaurita: controlla il tuo account presso il fornitore.</translation>
    </message>
    <message>
        <source>Wait, or lower concurrency or the number of lanes.</source>
        <translation>Attendi, o riduci concurrency o il numero di corsie.</translation>
    </message>
    <message>
        <source>The fault is with the server: try again later, or use another model.</source>
        <translation>Il problema è del server: riprova più tardi o usa un altro modello.</translation>
    </message>
    <message>
        <source>Use a model with a larger context, or a smaller part of the schema.</source>
        <translation>Usa un modello con un contesto più ampio o una parte più piccola dello schema.</translation>
    </message>
    <message>
        <source>The server refuses this wording: rephrase the question.</source>
        <translation>Il server rifiuta questa formulazione: poni la domanda con altre parole.</translation>
    </message>
    <message>
        <source>Set model to a name that the server has, or load the model there.</source>
        <translation>Indica in model un nome presente sul server, o carica lì il modello.</translation>
    </message>
    <message>
        <source>Do format and model match this server?</source>
        <translation>format e model sono adatti a questo server?</translation>
    </message>
    <message>
        <source>Is base_url the address of the model server&apos;s API, and format the right kind?</source>
        <translation>base_url è l'indirizzo dell'API del server di modelli, e format è del tipo giusto?</translation>
    </message>
    <message>
        <source>Is the server busy or still loading? time_limits_ms says how long to wait.</source>
        <translation>Il server è occupato o sta ancora caricando il modello? time_limits_ms indica quanto attendere.</translation>
    </message>
    <message>
        <source>Try again; if it keeps happening, a proxy or the server closes connections too early.</source>
        <translation>Riprova; se continua, un proxy o il server chiude le connessioni troppo presto.</translation>
    </message>
    <message>
        <source>Does this model follow instructions, and is reply_tokens large enough? If so, try another model.</source>
        <translation>Questo modello segue le istruzioni e reply_tokens è abbastanza grande? Se sì, prova un altro modello.</translation>
    </message>
    <message>
        <source>Its reply was no longer needed; what had arrived is in the record.</source>
        <translation>La risposta non serviva più; ciò che era arrivato è registrato.</translation>
    </message>
    <message>
        <source>The record holds no reply to this request: use a live model.</source>
        <translation>La registrazione non contiene una risposta a questa richiesta: usa un modello dal vivo.</translation>
    </message>
</context>
<context>
    <name>querymend::InterruptedBar</name>
    <message>
        <source>This run was interrupted before it ended.</source>
        <translation>Questa esecuzione è stata interrotta prima della fine.</translation>
    </message>
    <message>
        <source>End It</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>The password is left out.</source>
        <translation>La password viene tralasciata.</translation>
    </message>
    <message>
        <source>User and password are left out.</source>
        <translation>Utente e password vengono tralasciati.</translation>
    </message>
    <message>
        <source>Options that are not known here are left out.</source>
        <translation>Le opzioni sconosciute qui vengono tralasciate.</translation>
    </message>
    <message>
        <source>The SSH user is left out; ssh takes it from ~/.ssh/config.</source>
        <translation>L&apos;utente SSH viene tralasciato; ssh lo prende da ~/.ssh/config.</translation>
    </message>
    <message>
        <source>SSH has a password there, but uses your keys here.</source>
        <translation>Là SSH usa una password, qui usa le tue chiavi.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Impossibile leggere %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 supera i 16 MB.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON.</source>
        <translation>%1 non è JSON valido.</translation>
    </message>
    <message>
        <source>%1 is not valid XML.</source>
        <translation>%1 non è XML valido.</translation>
    </message>
    <message>
        <source>%1 has no connections in it.</source>
        <translation>%1 non contiene connessioni.</translation>
    </message>
    <message>
        <source>%1 has more than 1000 connections.</source>
        <translation>%1 contiene più di 1000 connessioni.</translation>
    </message>
    <message>
        <source>Same address as &quot;%1&quot;.</source>
        <translation>Stesso indirizzo di «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be imported; ODBC may open it.</source>
        <translation>«%1» non si può importare; forse lo apre ODBC.</translation>
    </message>
    <message>
        <source>It names no server and no file.</source>
        <translation>Non indica né un server né un file.</translation>
    </message>
    <message>
        <source>It names several servers: %1</source>
        <translation>Indica più server: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a variable of the other program in it.</source>
        <translation>«%1» contiene una variabile dell&apos;altro programma.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is invalid.</source>
        <translation>Il valore di «%1» non è valido.</translation>
    </message>
    <message>
        <source>The SSH host is missing or invalid.</source>
        <translation>L&apos;host SSH manca o non è valido.</translation>
    </message>
    <message>
        <source>It goes through several SSH hosts. Name them as ProxyJump in ~/.ssh/config.</source>
        <translation>Passa per più host SSH. Indicali come ProxyJump in ~/.ssh/config.</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not supported.</source>
        <translation>Richiede «%1», che non è supportato.</translation>
    </message>
    <message>
        <source>The file is missing or cannot be read.</source>
        <translation>Il file manca o non si può leggere.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Ambiente</translation>
    </message>
    <message>
        <source>Marked as a production database.</source>
        <translation>Contrassegnato come database di produzione.</translation>
    </message>
</context>
<context>
    <name>querymend::ImportModel</name>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Indirizzo</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Nota</translation>
    </message>
</context>
<context>
    <name>querymend::ImportDialog</name>
    <message>
        <source>Import Connections</source>
        <translation>Importa connessioni</translation>
    </message>
    <message>
        <source>Connections of DBeaver, DB Browser for SQLite and environment variables. Passwords are never imported.</source>
        <translation>Connessioni di DBeaver, DB Browser for SQLite e variabili d&apos;ambiente. Le password non vengono mai importate.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importa</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>Da &amp;file…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>No connections were found. &quot;From File&quot; reads the data-sources.json of a DBeaver project.</source>
        <translation>Nessuna connessione trovata. «Da file» legge il data-sources.json di un progetto di DBeaver.</translation>
    </message>
    <message>
        <source>Connections (*.json *.sqbpro *.conf *.ini);;All files (*)</source>
        <translation>Connessioni (*.json *.sqbpro *.conf *.ini);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Connections in %1. Passwords are never imported.</source>
        <translation>Connessioni in %1. Le password non vengono mai importate.</translation>
    </message>
</context>
<context>
    <name>querymend::PolicyPage</name>
    <message>
        <source>Set by the environment variable QUERYMEND_SEND_NO_VALUES.</source>
        <translation>Impostato dalla variabile d&apos;ambiente QUERYMEND_SEND_NO_VALUES.</translation>
    </message>
</context>
<context>
    <name>querymend::StoreCareBox</name>
    <message>
        <source>Store size</source>
        <translation>Dimensione dell&apos;archivio</translation>
    </message>
    <message>
        <source>Runs &amp;older than</source>
        <translation>Esecuzioni più vecc&amp;hie di</translation>
    </message>
    <message>
        <source> days</source>
        <translation> giorni</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Rimuovi…</translation>
    </message>
    <message>
        <source>There is no store.</source>
        <translation>Non c&apos;è alcun archivio.</translation>
    </message>
    <message>
        <source>The runs in memory take up %1.</source>
        <translation>Le esecuzioni in memoria occupano %1.</translation>
    </message>
    <message>
        <source>The runs in %1 take up %2.</source>
        <translation>Le esecuzioni in %1 occupano %2.</translation>
    </message>
    <message>
        <source>%1 The selected store cannot be opened.</source>
        <translation>%1 Impossibile aprire l’archivio scelto.</translation>
    </message>
    <message>
        <source>Remove Old Runs</source>
        <translation>Rimuovi vecchie esecuzioni</translation>
    </message>
    <message numerus="yes">
        <source>Remove all runs that are older than %n days? Runs with a note or a tag stay, and so do the examples and lessons of all runs.</source>
        <translation>
            <numerusform>Rimuovere tutte le esecuzioni più vecchie di %n giorno? Restano quelle con una nota o un&apos;etichetta, e gli esempi e le lezioni di tutte.</numerusform>
            <numerusform>Rimuovere tutte le esecuzioni più vecchie di %n giorni? Restano quelle con una nota o un&apos;etichetta, e gli esempi e le lezioni di tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Rimuovi</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Rimozione…</translation>
    </message>
    <message numerus="yes">
        <source>%n runs were removed.</source>
        <translation>
            <numerusform>%n esecuzione rimossa.</numerusform>
            <numerusform>%n esecuzioni rimosse.</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mpact Now</source>
        <translation>Co&amp;mpatta ora</translation>
    </message>
    <message>
        <source>Give back the space of removed runs; no run is removed</source>
        <translation>Libera lo spazio delle esecuzioni rimosse; nessuna viene rimossa</translation>
    </message>
    <message>
        <source>Compacting…</source>
        <translation>Compattazione…</translation>
    </message>
    <message>
        <source>The store took %1 and now takes %2.</source>
        <translation>L&apos;archivio occupava %1 e ora occupa %2.</translation>
    </message>
</context>
<context>
    <name>RunImport</name>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Impossibile leggere %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a run file.</source>
        <translation>%1 è troppo grande per essere un&apos;esecuzione.</translation>
    </message>
</context>
<context>
    <name>querymend::PlaceOpener</name>
    <message>
        <source>The run in %1 cannot be opened, because there is no run store.</source>
        <translation>Impossibile aprire l’esecuzione in %1, perché non c’è un archivio delle esecuzioni.</translation>
    </message>
</context>
<context>
    <name>querymend::TourCallout</name>
    <message>
        <source>Connect to Database…</source>
        <translation>Connetti a un database…</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Configura modelli…</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Termina il tour</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Tour, %1: %2</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The question has been asked, and the run is paused at a breakpoint. Press &quot;%1&quot; to see how the first attempt ends.</source>
        <translation>La domanda è stata inviata e l&apos;esecuzione è in pausa a un punto di interruzione. Premi «%1» per vedere come finisce il primo tentativo.</translation>
    </message>
    <message>
        <source>The question has been asked. The first attempt will appear here.</source>
        <translation>La domanda è stata inviata. Il primo tentativo apparirà qui.</translation>
    </message>
    <message>
        <source>The model tries again. The corrected attempt will appear here.</source>
        <translation>Il modello riprova. Il tentativo corretto apparirà qui.</translation>
    </message>
    <message>
        <source>The rows of the answer will appear here.</source>
        <translation>Le righe della risposta appariranno qui.</translation>
    </message>
    <message>
        <source>The first attempt</source>
        <translation>Il primo tentativo</translation>
    </message>
    <message>
        <source>Ask in plain words</source>
        <translation>Chiedi in parole semplici</translation>
    </message>
    <message>
        <source>Type a question here. The tour asks this one, on its own copy of a sample database: &quot;%1&quot; The model's replies are scripted; the checks and the database are live.</source>
        <translation>Scrivi qui una domanda. Il tour usa questa, su una copia di un database di esempio: «%1» Le risposte del modello sono predefinite; i controlli e il database sono reali.</translation>
    </message>
    <message>
        <source>Each attempt is a card on the timeline. This one says what went wrong, and a squiggle in the SQL marks the wrong name.</source>
        <translation>Ogni tentativo è una scheda della cronologia. Questa dice di che tipo è l'errore, e nell'SQL una linea ondulata segna il nome sbagliato.</translation>
    </message>
    <message>
        <source>A hint corrects it</source>
        <translation>Un suggerimento lo corregge</translation>
    </message>
    <message>
        <source>The model was told what was wrong, and tried again. This attempt passed all checks; the editor shows what was changed.</source>
        <translation>Il modello ha ricevuto un suggerimento e ha riprovato. Questo tentativo ha superato tutti i controlli; l&apos;editor mostra che cosa è cambiato.</translation>
    </message>
    <message>
        <source>The answer and its story</source>
        <translation>La risposta e la sua storia</translation>
    </message>
    <message>
        <source>These rows came from the database. The sentence above the SQL sums up how the run got there.</source>
        <translation>Queste righe vengono dal database. Sopra l'SQL, una frase racconta come ci è arrivata l'esecuzione.</translation>
    </message>
    <message>
        <source>Now your own data</source>
        <translation>Ora tocca ai tuoi dati</translation>
    </message>
    <message>
        <source>Connect to your database, and choose here which model writes the SQL. Without a model, the built-in answerer handles simple questions.</source>
        <translation>Connettiti al tuo database e scegli qui quale modello scrive l'SQL. In mancanza di altri, il modello integrato risponde alle domande semplici.</translation>
    </message>
    <message>
        <source>The model tries again, and the run is paused at a breakpoint. Press &quot;%1&quot; to see whether the correction works.</source>
        <translation>Il modello riprova e l&apos;esecuzione è in pausa a un punto di interruzione. Premi «%1» per vedere se la correzione funziona.</translation>
    </message>
    <message>
        <source>The run is paused at a breakpoint. Press &quot;%1&quot; to see the rows of the answer.</source>
        <translation>L&apos;esecuzione è in pausa a un punto di interruzione. Premi «%1» per vedere le righe della risposta.</translation>
    </message>
</context>
<context>
    <name>UnsavedRuns</name>
    <message>
        <source>Unsaved Runs</source>
        <translation>Esecuzioni non salvate</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are only in memory, because the store cannot be opened. They will be lost when you close the window.</source>
        <translation>
            <numerusform>%n esecuzione è solo in memoria, perché l&apos;archivio non si può aprire. Andrà persa alla chiusura della finestra.</numerusform>
            <numerusform>%n esecuzioni sono solo in memoria, perché l&apos;archivio non si può aprire. Andranno perse alla chiusura della finestra.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can export them from the history, or choose another store in the settings.</source>
        <translation>Puoi esportarle dallo storico o scegliere un altro archivio nelle impostazioni.</translation>
    </message>
    <message>
        <source>Close Without Saving</source>
        <translation>Chiudi senza salvare</translation>
    </message>
</context>
<context>
    <name>SizeWords</name>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln byte</numerusform>
            <numerusform>%Ln byte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 kB</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 GB</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 TB</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>text</source>
        <translation>testo</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numero</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>data e ora</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>vero o falso</translation>
    </message>
    <message>
        <source>list of texts</source>
        <translation>elenco di testi</translation>
    </message>
    <message>
        <source>list of numbers</source>
        <translation>elenco di numeri</translation>
    </message>
    <message>
        <source>This text contains a character that statements cannot contain.</source>
        <translation>Questo testo contiene un carattere che le istruzioni non possono contenere.</translation>
    </message>
    <message>
        <source>Not a number. Write it like 12.5 or -3.</source>
        <translation>Non è un numero. Scrivilo come 12.5 o -3.</translation>
    </message>
    <message>
        <source>Not a date. Write it like 2024-01-31.</source>
        <translation>Non è una data. Scrivila come 2024-01-31.</translation>
    </message>
    <message>
        <source>Not a date and time. Write it like 2024-01-31 10:20.</source>
        <translation>Non è una data con ora. Scrivila come 2024-01-31 10:20.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Scrivi true o false.</translation>
    </message>
    <message>
        <source>Enter at least one value; separate values with commas.</source>
        <translation>Inserisci almeno un valore; separa i valori con virgole.</translation>
    </message>
    <message>
        <source>A quote is not closed. Write &apos;&apos; for a quote inside a value.</source>
        <translation>Un apice non è chiuso. Scrivi &apos;&apos; per un apice dentro un valore.</translation>
    </message>
    <message>
        <source>A list can only be used after IN.</source>
        <translation>Un elenco si può usare solo dopo IN.</translation>
    </message>
    <message>
        <source>This value cannot be used here: it would change how the rest of the statement is read.</source>
        <translation>Questo valore non si può usare qui: il resto dell&apos;istruzione verrebbe letto in un altro modo.</translation>
    </message>
    <message>
        <source>The value contains characters that cannot be seen.</source>
        <translation>Il valore contiene caratteri non visibili.</translation>
    </message>
    <message>
        <source>The value contains line breaks.</source>
        <translation>Il valore contiene interruzioni di riga.</translation>
    </message>
</context>
<context>
    <name>RunAgain</name>
    <message>
        <source>Not run: this result&apos;s database is no longer open.</source>
        <translation>Non eseguita: il database di questo risultato non è più aperto.</translation>
    </message>
</context>
<context>
    <name>querymend::ParameterDialog</name>
    <message>
        <source>Parameter Values</source>
        <translation>Valori dei parametri</translation>
    </message>
    <message>
        <source>The values are filled in when the statement is sent. Your text does not change.</source>
        <translation>I valori vengono inseriti quando l&apos;istruzione viene inviata. Il tuo testo non cambia.</translation>
    </message>
</context>
<context>
    <name>querymend::ParameterRow</name>
    <message>
        <source>Type of %1</source>
        <translation>Tipo di %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Valore di %1</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionWords</name>
    <message>
        <source>%1, group %2</source>
        <translation>%1, gruppo %2</translation>
    </message>
</context>
<context>
    <name>querymend::LedgerSummaryPage</name>
    <message>
        <source>What was sent to each model and to each database on another machine, as the runs recorded it. The policy decides which database values a prompt may contain.</source>
        <translation>Che cosa è stato inviato a ogni modello e a ogni database su altri computer, come risulta dalle esecuzioni. I criteri stabiliscono quali valori del database un prompt può contenere.</translation>
    </message>
    <message>
        <source>Summary of what was sent</source>
        <translation>Riepilogo di ciò che è stato inviato</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>Destination not recorded</source>
        <translation>Destinazione non registrata</translation>
    </message>
    <message>
        <source>%1, destination not recorded</source>
        <translation>%1, destinazione non registrata</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Criteri</translation>
    </message>
    <message>
        <source>no values from the database</source>
        <translation>nessun valore del database</translation>
    </message>
    <message>
        <source>values where they matter, but no examples</source>
        <translation>valori dove servono, ma senza esempi</translation>
    </message>
    <message>
        <source>values and examples</source>
        <translation>valori ed esempi</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Chiamate</translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n chiamata</numerusform>
            <numerusform>%n chiamate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n esecuzione</numerusform>
            <numerusform>%n esecuzioni</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sezioni</translation>
    </message>
    <message>
        <source>Values from the database</source>
        <translation>Valori del database</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>those in the statements</source>
        <translation>quelli nelle istruzioni</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>esempi</translation>
    </message>
    <message>
        <source>result rows</source>
        <translation>righe di risultati</translation>
    </message>
    <message>
        <source>stored values in hints</source>
        <translation>valori memorizzati nei suggerimenti</translation>
    </message>
    <message>
        <source>stored values in what was tried before</source>
        <translation>valori memorizzati in ciò che è stato provato prima</translation>
    </message>
    <message>
        <source>literals of earlier runs</source>
        <translation>letterali di esecuzioni precedenti</translation>
    </message>
    <message>
        <source>stored values elsewhere</source>
        <translation>valori memorizzati altrove</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>First call</source>
        <translation>Prima chiamata</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>Ultima chiamata</translation>
    </message>
</context>
<context>
    <name>querymend::ProductionBar</name>
    <message>
        <source>PRODUCTION</source>
        <translation>PRODUZIONE</translation>
    </message>
    <message>
        <source>PRODUCTION: %1</source>
        <translation>PRODUZIONE: %1</translation>
    </message>
    <message>
        <source>You are connected to a production database. Statements only read, but others depend on it.</source>
        <translation>Sei connesso a un database di produzione. Le istruzioni leggono soltanto, ma altri ne dipendono.</translation>
    </message>
</context>
<context>
    <name>querymend::SystemDialog</name>
    <message>
        <source>Check of This System</source>
        <translation>Controllo di questo sistema</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Risultati del controllo</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Controllo in corso…</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>&amp;Copia rapporto</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>Apri cartella del &amp;registro</translation>
    </message>
    <message>
        <source>&amp;Fetch libduckdb</source>
        <translation>&amp;Scarica libduckdb</translation>
    </message>
    <message>
        <source>libduckdb was fetched.</source>
        <translation>libduckdb è stata scaricata.</translation>
    </message>
    <message>
        <source>libduckdb was not fetched: %1</source>
        <translation>libduckdb non è stata scaricata: %1</translation>
    </message>
    <message>
        <source>Everything that Querymend needs works. What is missing only limits what you can do.</source>
        <translation>Tutto ciò che serve a Querymend funziona. Ciò che manca limita solo quello che si può fare.</translation>
    </message>
    <message>
        <source>Something is broken. The list says what to do.</source>
        <translation>Qualcosa è guasto. L&apos;elenco dice che cosa fare.</translation>
    </message>
    <message>
        <source>The report was copied, without your name, your home folder and the names of computers.</source>
        <translation>Il rapporto è stato copiato, senza il tuo nome, la tua cartella home e i nomi dei computer.</translation>
    </message>
    <message>
        <source>There is no log: %1</source>
        <translation>Non c&apos;è un registro: %1</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>Non c&apos;è ancora un registro.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Il registro è in %1</translation>
    </message>
    <message>
        <source>Fetching libduckdb with npm…</source>
        <translation>Download di libduckdb con npm…</translation>
    </message>
</context>
<context>
    <name>querymend::SystemWords</name>
    <message>
        <source>Database %1</source>
        <translation>Database %1</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>a posto</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manca</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>guasto</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1 is not installed</source>
        <translation>il driver %1 di Qt non è installato</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1, %2</source>
        <translation>driver %1 di Qt, %2</translation>
    </message>
    <message>
        <source>MariaDB&apos;s client library %1</source>
        <translation>libreria client di MariaDB %1</translation>
    </message>
    <message>
        <source>unixODBC, without any driver</source>
        <translation>unixODBC, senza alcun driver</translation>
    </message>
    <message>
        <source>unixODBC, with the drivers %1</source>
        <translation>unixODBC, con i driver %1</translation>
    </message>
    <message>
        <source>libduckdb was not found</source>
        <translation>libduckdb non è stata trovata</translation>
    </message>
    <message>
        <source>libduckdb cannot be loaded from the file that QUERYMEND_DUCKDB_LIBRARY names</source>
        <translation>impossibile caricare libduckdb dal file indicato da QUERYMEND_DUCKDB_LIBRARY</translation>
    </message>
    <message>
        <source>libduckdb cannot be loaded</source>
        <translation>impossibile caricare libduckdb</translation>
    </message>
    <message>
        <source>ssh is not installed</source>
        <translation>ssh non è installato</translation>
    </message>
    <message>
        <source>no model is set up</source>
        <translation>nessun modello è configurato</translation>
    </message>
    <message>
        <source>the system&apos;s</source>
        <translation>quello del sistema</translation>
    </message>
    <message>
        <source>it refuses to give keys</source>
        <translation>si rifiuta di dare le chiavi</translation>
    </message>
    <message>
        <source>it failed or is not running: %1</source>
        <translation>non funziona o non è in esecuzione: %1</translation>
    </message>
    <message>
        <source>it failed or is not running</source>
        <translation>non funziona o non è in esecuzione</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>non risponde</translation>
    </message>
    <message>
        <source>none is running</source>
        <translation>non è in esecuzione</translation>
    </message>
    <message>
        <source>there is no display here</source>
        <translation>qui non c&apos;è uno schermo</translation>
    </message>
    <message>
        <source>there is no font</source>
        <translation>non c&apos;è alcun carattere</translation>
    </message>
    <message>
        <source>%1, whose password is in the key store; not tried</source>
        <translation>%1, la cui password è nel portachiavi; non provato</translation>
    </message>
    <message>
        <source>%1, which the first run creates</source>
        <translation>%1, che verrà creato alla prima esecuzione</translation>
    </message>
    <message>
        <source>%1, which is created when something is set up</source>
        <translation>%1, che nasce quando si configura qualcosa</translation>
    </message>
    <message>
        <source>%1, which is created when it is needed</source>
        <translation>%1, che nasce quando serve</translation>
    </message>
    <message>
        <source>%1, which the first warning creates</source>
        <translation>%1, che verrà creato al primo avviso</translation>
    </message>
    <message>
        <source>%1, number of models: %2</source>
        <translation>%1, numero di modelli: %2</translation>
    </message>
    <message>
        <source>%1, whose letters differ in width</source>
        <translation>%1, le cui lettere hanno larghezze diverse</translation>
    </message>
    <message>
        <source>%1, in place of %2</source>
        <translation>%1, al posto di %2</translation>
    </message>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 non si può avviare</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 non esiste</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 non è un file normale</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 non è una cartella</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2 is not writable</source>
        <translation>%1 non si può creare: %2 non è scrivibile</translation>
    </message>
    <message>
        <source>%1 is not writable</source>
        <translation>%1 non è scrivibile</translation>
    </message>
    <message>
        <source>install Debian&apos;s package openssh-client, if databases are reached through SSH</source>
        <translation>installa il pacchetto Debian openssh-client, se i database si raggiungono via SSH</translation>
    </message>
    <message>
        <source>install Debian&apos;s package %1</source>
        <translation>installa il pacchetto Debian %1</translation>
    </message>
    <message>
        <source>start it in a terminal to see why</source>
        <translation>avviala in un terminale per vedere perché</translation>
    </message>
    <message>
        <source>install the whole package</source>
        <translation>installa il pacchetto completo</translation>
    </message>
    <message>
        <source>fetch it with `querymend doctor --fetch-duckdb`, which needs npm, or name its file in QUERYMEND_DUCKDB_LIBRARY</source>
        <translation>scaricala con `querymend doctor --fetch-duckdb`, che richiede npm, o indica il file in QUERYMEND_DUCKDB_LIBRARY</translation>
    </message>
    <message>
        <source>correct QUERYMEND_DUCKDB_LIBRARY, or unset it</source>
        <translation>correggi QUERYMEND_DUCKDB_LIBRARY, o toglila</translation>
    </message>
    <message>
        <source>correct QUERYMEND_STORE or the settings</source>
        <translation>correggi QUERYMEND_STORE o le impostazioni</translation>
    </message>
    <message>
        <source>correct the file, or move it away</source>
        <translation>correggi il file, o spostalo altrove</translation>
    </message>
    <message>
        <source>these values are not used: %1</source>
        <translation>questi valori non sono usati: %1</translation>
    </message>
    <message>
        <source>add one in the window&apos;s settings, or see `querymend help models`</source>
        <translation>aggiungine uno nelle impostazioni della finestra, o vedi `querymend help models`</translation>
    </message>
    <message>
        <source>unlock it, and allow Querymend to read it</source>
        <translation>sbloccalo e permetti a Querymend di leggerlo</translation>
    </message>
    <message>
        <source>unlock it, or keep keys and passwords in environment variables</source>
        <translation>sbloccalo, o tieni chiavi e password in variabili d&apos;ambiente</translation>
    </message>
    <message>
        <source>keep keys and passwords in environment variables, or start gnome-keyring or KWallet</source>
        <translation>tieni chiavi e password in variabili d&apos;ambiente, o avvia gnome-keyring o KWallet</translation>
    </message>
    <message>
        <source>the commands work without one</source>
        <translation>i comandi funzionano anche senza</translation>
    </message>
    <message>
        <source>make it writable for yourself</source>
        <translation>rendila scrivibile per te</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>spostalo altrove</translation>
    </message>
    <message>
        <source>npm is not installed</source>
        <translation>npm non è installato</translation>
    </message>
    <message>
        <source>QUERYMEND_DUCKDB_LIBRARY names the file to use, and another one would not be looked for</source>
        <translation>QUERYMEND_DUCKDB_LIBRARY indica il file da usare, e un altro non verrebbe cercato</translation>
    </message>
    <message>
        <source>npm took too long</source>
        <translation>npm ha impiegato troppo tempo</translation>
    </message>
    <message>
        <source>npm cannot be started: %1</source>
        <translation>impossibile avviare npm: %1</translation>
    </message>
    <message>
        <source>npm failed: %1</source>
        <translation>npm non è riuscito: %1</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>è stato annullato</translation>
    </message>
    <message>
        <source>there is no libduckdb for this processor</source>
        <translation>non c&apos;è una libduckdb per questo processore</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>in %1 non si può scrivere nulla</translation>
    </message>
    <message>
        <source>the package has no libduckdb in it</source>
        <translation>il pacchetto non contiene libduckdb</translation>
    </message>
    <message>
        <source>the fetched library cannot be used: %1</source>
        <translation>la libreria scaricata non si può usare: %1</translation>
    </message>
    <message>
        <source>the library is in its place, but cannot be used: %1</source>
        <translation>la libreria è al suo posto, ma non si può usare: %1</translation>
    </message>
    <message>
        <source>the library cannot be put into its place: %1</source>
        <translation>impossibile mettere la libreria al suo posto: %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Run store</source>
        <translation>Archivio delle esecuzioni</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Connessioni</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelli</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Cartella delle impostazioni</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Cartella dei dati</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>Cartella dello stato</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Cartella della cache</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Key store</source>
        <translation>Portachiavi</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Finestra</translation>
    </message>
    <message>
        <source>Window font</source>
        <translation>Carattere della finestra</translation>
    </message>
    <message>
        <source>SQL font</source>
        <translation>Carattere dell&apos;SQL</translation>
    </message>
</context>
<context>
    <name>querymend::EmptyResults</name>
    <message>
        <source>Run a statement (Ctrl+Return) to see its rows here.</source>
        <translation>Esegui un&apos;istruzione (Ctrl+Invio) per vederne qui le righe.</translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Mostra la risposta</translation>
    </message>
</context>
<context>
    <name>querymend::EvidenceEdit</name>
    <message>
        <source>Background, e.g. revenue excludes returns</source>
        <translation>Contesto, ad es. i ricavi escludono i resi</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Premesse</translation>
    </message>
</context>
<context>
    <name>querymend::FilesPanel</name>
    <message>
        <source>The system does not report changes of all folders here. Refresh to see them.</source>
        <translation>Il sistema non segnala le modifiche di tutte le cartelle. Aggiorna per vederle.</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Apri cartella</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>New SQL file</source>
        <translation>Nuovo file SQL</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aggiorna</translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation>Rileggi la cartella</translation>
    </message>
    <message>
        <source>No folder open</source>
        <translation>Nessuna cartella aperta</translation>
    </message>
    <message>
        <source>SQL files, examples, glossaries and connections of a folder appear here, such as those of a Git repository.</source>
        <translation>Qui compaiono i file SQL, gli esempi, i glossari e le connessioni di una cartella, per esempio di un repository Git.</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>Apri cartella…</translation>
    </message>
    <message>
        <source>The folder is no longer there</source>
        <translation>La cartella non c&apos;è più</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read</source>
        <translation>Impossibile leggere la cartella</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Close Folder</source>
        <translation>Chiudi cartella</translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <translation>Lettura della cartella…</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Ancora niente da mostrare</translation>
    </message>
    <message>
        <source>This folder has no SQL files, examples, glossaries or connections.</source>
        <translation>Questa cartella non contiene file SQL, esempi, glossari o connessioni.</translation>
    </message>
    <message>
        <source>New SQL File…</source>
        <translation>Nuovo file SQL…</translation>
    </message>
    <message>
        <source>New SQL File</source>
        <translation>Nuovo file SQL</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Nome:</translation>
    </message>
    <message>
        <source>Could not create %1: %2</source>
        <translation>Impossibile creare %1: %2</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Nuovo nome:</translation>
    </message>
    <message>
        <source>Could not rename %1: %2</source>
        <translation>Impossibile rinominare %1: %2</translation>
    </message>
    <message>
        <source>Could not move %1 to the trash: %2</source>
        <translation>Impossibile spostare %1 nel cestino: %2</translation>
    </message>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 è nel cestino.</translation>
    </message>
    <message>
        <source>files here can&apos;t have such a name.</source>
        <translation>un file qui non può avere questo nome.</translation>
    </message>
    <message>
        <source>there is already a file with that name.</source>
        <translation>c&apos;è già un file con questo nome.</translation>
    </message>
</context>
<context>
    <name>querymend::FolderItemData</name>
    <message>
        <source>Nothing to show</source>
        <translation>Niente da mostrare</translation>
    </message>
    <message>
        <source>This folder is too large to show all of it</source>
        <translation>Questa cartella è troppo grande per mostrarla tutta</translation>
    </message>
    <message>
        <source>This folder can&apos;t be read</source>
        <translation>Impossibile leggere questa cartella</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>esempi</translation>
    </message>
    <message>
        <source>glossary in use</source>
        <translation>glossario in uso</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>glossario</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>connessioni</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>cartella</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and kind of a file</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>linked folder</source>
        <translation>cartella collegata</translation>
    </message>
    <message>
        <source>link</source>
        <translation>collegamento</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <translation>Collegamento a %1</translation>
    </message>
</context>
<context>
    <name>querymend::FolderBrowser</name>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
    <message>
        <source>&amp;New SQL File…</source>
        <translation>&amp;Nuovo file SQL…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>Rino&amp;mina…</translation>
    </message>
    <message>
        <source>Move to &amp;Trash</source>
        <translation>Sposta nel ces&amp;tino</translation>
    </message>
    <message>
        <source>&amp;Copy Path</source>
        <translation>&amp;Copia percorso</translation>
    </message>
    <message>
        <source>Show in &amp;File Manager</source>
        <translation>Mostra nel gestore di &amp;file</translation>
    </message>
    <message>
        <source>Open in Other &amp;Program</source>
        <translation>Apri in un altro &amp;programma</translation>
    </message>
    <message>
        <source>&amp;Save Connections Here…</source>
        <translation>&amp;Salva qui le connessioni…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>A&amp;ggiorna</translation>
    </message>
</context>
<context>
    <name>querymend::FolderFiles</name>
    <message>
        <source>Files</source>
        <translation>File</translation>
    </message>
    <message>
        <source>The examples can&apos;t be read: %1</source>
        <translation>Impossibile leggere gli esempi: %1</translation>
    </message>
    <message numerus="yes">
        <source>Questions are asked with %n example(s) of %1.</source>
        <translation>
            <numerusform>Le domande usano %n esempio di %1.</numerusform>
            <numerusform>Le domande usano %n esempi di %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Using Them</source>
        <translation>Non usarli più</translation>
    </message>
</context>
<context>
    <name>GlossaryInUse</name>
    <message>
        <source>The glossary can&apos;t be read: %1</source>
        <translation>Impossibile leggere il glossario: %1</translation>
    </message>
    <message>
        <source>The glossary in use is no longer there: %1</source>
        <translation>Il glossario in uso non c&apos;è più: %1</translation>
    </message>
</context>
<context>
    <name>querymend::FileBar</name>
    <message>
        <source>Another program has changed %1, and so have you.</source>
        <translation>Un altro programma ha modificato %1, e anche tu.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Mantieni il mio</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <translation>Carica l&apos;altro</translation>
    </message>
    <message>
        <source>%1 was deleted or moved. Its text is still here; saving writes the file again.</source>
        <translation>%1 è stato eliminato o spostato. Il testo è ancora qui; salvandolo si riscrive il file.</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it can&apos;t be read as text now. Here it is as it was.</source>
        <translation>Un altro programma ha modificato %1, che ora non si può leggere come testo. Qui il testo è quello di prima.</translation>
    </message>
</context>
</TS>
