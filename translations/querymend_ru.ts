<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;Disconnect</source>
        <translation>&amp;Отключиться</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>О&amp;тменить выполнение</translation>
    </message>
    <message>
        <source>E&amp;xport Result…</source>
        <translation>&amp;Экспорт результата…</translation>
    </message>
    <message>
        <source>Command &amp;Palette…</source>
        <translation>&amp;Палитра команд…</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>Сочетания &amp;клавиш</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>Св&amp;етлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;About Querymend</source>
        <translation>&amp;О программе Querymend</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>C&amp;ompare Attempts…</source>
        <translation>С&amp;равнить попытки…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>С&amp;татистика…</translation>
    </message>
    <message>
        <source>Presenter Mode Without &amp;Values</source>
        <translation>Режим презентации без &amp;значений</translation>
    </message>
    <message>
        <source>High &amp;Contrast</source>
        <translation>&amp;Высокая контрастность</translation>
    </message>
    <message>
        <source>&amp;Connect to Database…</source>
        <translation>&amp;Подключиться к базе данных…</translation>
    </message>
    <message>
        <source>Go to &amp;Question</source>
        <translation>Перейти к &amp;вопросу</translation>
    </message>
    <message>
        <source>Go to &amp;SQL</source>
        <translation>Перейти к &amp;SQL</translation>
    </message>
    <message>
        <source>Go to &amp;Results</source>
        <translation>Перейти к &amp;результатам</translation>
    </message>
    <message>
        <source>Go to Sc&amp;hema</source>
        <translation>Перейти к с&amp;хеме</translation>
    </message>
    <message>
        <source>Play &amp;Demonstration…</source>
        <translation>Показать &amp;демонстрацию…</translation>
    </message>
    <message>
        <source>Run &amp;History…</source>
        <translation>Истори&amp;я запусков…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>Re&amp;fresh Schema</source>
        <translation>О&amp;бновить схему</translation>
    </message>
    <message>
        <source>&amp;System</source>
        <translation>&amp;Системная</translation>
    </message>
    <message>
        <source>&amp;Import Run…</source>
        <translation>&amp;Импорт запуска…</translation>
    </message>
    <message>
        <source>Run La&amp;yout</source>
        <translation>В&amp;ид запуска</translation>
    </message>
    <message>
        <source>Switch Between Card and &amp;Error</source>
        <translation>Перейти между карточкой и &amp;ошибкой</translation>
    </message>
    <message>
        <source>Export R&amp;un…</source>
        <translation>Экспорт з&amp;апуска…</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>С&amp;бросить расположение</translation>
    </message>
    <message>
        <source>Presenter &amp;Mode</source>
        <translation>Режим презе&amp;нтации</translation>
    </message>
    <message>
        <source>Go to &amp;Menus</source>
        <translation>Перейти к &amp;меню</translation>
    </message>
    <message>
        <source>Go to &amp;Attempt</source>
        <translation>Перейти к поп&amp;ытке</translation>
    </message>
    <message>
        <source>Go to T&amp;imeline</source>
        <translation>Перейти к &amp;ленте</translation>
    </message>
    <message>
        <source>&amp;What Left This Machine…</source>
        <translation>&amp;Что ушло с этого компьютера…</translation>
    </message>
    <message>
        <source>Glossary…</source>
        <translation>Глоссарий…</translation>
    </message>
    <message>
        <source>Import Co&amp;nnections…</source>
        <translation>И&amp;мпорт подключений…</translation>
    </message>
    <message>
        <source>Take the &amp;Tour</source>
        <translation>Обзорный &amp;тур</translation>
    </message>
    <message>
        <source>Check This &amp;System…</source>
        <translation>&amp;Проверить эту систему…</translation>
    </message>
    <message>
        <source>Open &amp;Folder…</source>
        <translation>Открыть папк&amp;у…</translation>
    </message>
    <message>
        <source>C&amp;lose Folder</source>
        <translation>&amp;Закрыть папку</translation>
    </message>
    <message>
        <source>Go to &amp;Files</source>
        <translation>Перейти к &amp;файлам</translation>
    </message>
</context>
<context>
    <name>AppearancePage</name>
    <message>
        <source>Look</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>&amp;Font size</source>
        <translation>&amp;Размер шрифта</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>&amp;Плотность</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Плотная</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Свободная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Высокая контрастность</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Keyboard</source>
        <translation>Клавиатура</translation>
    </message>
    <message>
        <source>T&amp;ab indents in the SQL editor</source>
        <translation>Клавиша T&amp;ab делает отступ в редакторе SQL</translation>
    </message>
    <message>
        <source>Otherwise Tab goes to the next control, and Ctrl+] indents</source>
        <translation>Иначе Tab переходит к следующему элементу, а отступ делает Ctrl+]</translation>
    </message>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>Whether demonstrations and replays are shown as they unfold</source>
        <translation>Показывать ли демонстрации и воспроизведение постепенно</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Уменьшенная</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полная</translation>
    </message>
</context>
<context>
    <name>AttemptViews</name>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Your text · %1</source>
        <translation>Ваш текст · %1</translation>
    </message>
    <message>
        <source>%1 ran on a database that is not open, so it has no rows here.</source>
        <translation>%1: строк нет, потому что база данных этого запуска не открыта.</translation>
    </message>
    <message>
        <source>%1 did not pass the checks, so it has no rows.</source>
        <translation>%1 не прошла проверки, поэтому строк нет.</translation>
    </message>
    <message>
        <source>%1 was not fully checked because the database was lost, so it has no rows.</source>
        <translation>%1: проверка прервана, потому что база данных потеряна, поэтому строк нет.</translation>
    </message>
    <message>
        <source>%1 has no SQL, so it has no rows.</source>
        <translation>%1 не содержит SQL, поэтому строк нет.</translation>
    </message>
    <message>
        <source>%1 has not passed the checks yet, so it has no rows.</source>
        <translation>%1 ещё не прошла проверки, поэтому строк нет.</translation>
    </message>
    <message>
        <source>%1 was not checked, so it has no rows.</source>
        <translation>%1 не проверялась, поэтому строк нет.</translation>
    </message>
    <message>
        <source>fork · %1</source>
        <translation>ответвление · %1</translation>
    </message>
</context>
<context>
    <name>Compare</name>
    <message>
        <source>%1 · the answer</source>
        <translation>%1 · ответ</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>the same, in another order</source>
        <translation>совпадает, но в другом порядке</translation>
    </message>
    <message>
        <source>only on the left</source>
        <translation>только слева</translation>
    </message>
    <message>
        <source>only on the right</source>
        <translation>только справа</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>отличается</translation>
    </message>
    <message>
        <source>The results have no column in common: %1 on the left, %2 on the right.</source>
        <translation>Общих столбцов нет: слева %1, справа %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n rows in both</source>
        <translation>
            <numerusform>%n строка с обеих сторон</numerusform>
            <numerusform>%n строки с обеих сторон</numerusform>
            <numerusform>%n строк с обеих сторон</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the left</source>
        <translation>
            <numerusform>%n только слева</numerusform>
            <numerusform>%n только слева</numerusform>
            <numerusform>%n только слева</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only on the right</source>
        <translation>
            <numerusform>%n только справа</numerusform>
            <numerusform>%n только справа</numerusform>
            <numerusform>%n только справа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n отличается</numerusform>
            <numerusform>%n отличаются</numerusform>
            <numerusform>%n отличаются</numerusform>
        </translation>
    </message>
    <message>
        <source>in another order</source>
        <translation>в другом порядке</translation>
    </message>
    <message>
        <source>matched by %1</source>
        <translation>сопоставлены по: %1</translation>
    </message>
    <message>
        <source>Columns only on the left: %1</source>
        <translation>Столбцы только слева: %1</translation>
    </message>
    <message>
        <source>Columns only on the right: %1</source>
        <translation>Столбцы только справа: %1</translation>
    </message>
    <message>
        <source>%1 · best of lane %2</source>
        <translation>%1 · лучшая на дорожке %2</translation>
    </message>
    <message>
        <source>%1 · no answer</source>
        <translation>%1 · без ответа</translation>
    </message>
    <message>
        <source>next hint: %1</source>
        <translation>следующая подсказка: %1</translation>
    </message>
    <message>
        <source>No model was called on either side.</source>
        <translation>Модель не вызывалась ни слева, ни справа.</translation>
    </message>
    <message>
        <source>Only the first %1 rows of each side were read; some differences may be due to that.</source>
        <translation>Прочитаны только первые %1 строк с каждой стороны; часть различий может объясняться этим.</translation>
    </message>
    <message numerus="yes">
        <source>Identical results: %n rows</source>
        <translation>
            <numerusform>Результаты одинаковы: %n строка</numerusform>
            <numerusform>Результаты одинаковы: %n строки</numerusform>
            <numerusform>Результаты одинаковы: %n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConnectionFields</name>
    <message>
        <source>or from a co&amp;mmand</source>
        <translation>или из &amp;команды</translation>
    </message>
    <message>
        <source>A program, with arguments, that prints the password in its first line; it is never saved</source>
        <translation>Программа с аргументами, которая печатает пароль первой строкой; он никогда не сохраняется</translation>
    </message>
    <message>
        <source>&amp;SSH host</source>
        <translation>&amp;Через SSH</translation>
    </message>
    <message>
        <source>The SSH host on the way to the server: a host, user@host or an alias of ~/.ssh/config</source>
        <translation>Хост SSH на пути к серверу: хост, user@host или псевдоним из ~/.ssh/config</translation>
    </message>
    <message>
        <source>Paste a U&amp;RL</source>
        <translation>Вставьте U&amp;RL</translation>
    </message>
    <message>
        <source>postgresql://user@host/database</source>
        <translation>postgresql://user@host/database</translation>
    </message>
    <message>
        <source>pass show shop</source>
        <translation>pass show shop</translation>
    </message>
    <message>
        <source>user@bastion</source>
        <translation>ann@bastion</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>И&amp;мя</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Цвет</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>A database file</source>
        <translation>Файл базы данных</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Обзор…</translation>
    </message>
    <message>
        <source>&amp;Host</source>
        <translation>&amp;Хост</translation>
    </message>
    <message>
        <source>localhost</source>
        <translation>localhost</translation>
    </message>
    <message>
        <source>P&amp;ort</source>
        <translation>П&amp;орт</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>База &amp;данных</translation>
    </message>
    <message>
        <source>&amp;User</source>
        <translation>&amp;Пользователь</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Парол&amp;ь</translation>
    </message>
    <message>
        <source>&amp;Encryption</source>
        <translation>&amp;Шифрование</translation>
    </message>
    <message>
        <source>&amp;Options</source>
        <translation>П&amp;араметры</translation>
    </message>
    <message>
        <source>connect_timeout=10&amp;…</source>
        <translation>connect_timeout=10&amp;…</translation>
    </message>
    <message>
        <source>&amp;Allowed</source>
        <translation>Ра&amp;зрешено</translation>
    </message>
    <message>
        <source>Only tab&amp;les</source>
        <translation>Только таб&amp;лицы</translation>
    </message>
    <message>
        <source>the only ones queries may use: orders, sales.*, …</source>
        <translation>доступные запросам: orders, sales.*, …</translation>
    </message>
    <message>
        <source>A&amp;gents</source>
        <translation>А&amp;генты</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Нет доступа</translation>
    </message>
    <message>
        <source>Schema and queries</source>
        <translation>Схема и запросы</translation>
    </message>
    <message>
        <source>Schema, queries and sample values</source>
        <translation>Схема, запросы и примеры значений</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Источник</translation>
    </message>
    <message>
        <source>DSN=shop;UID=reader  or  Driver={…};Server=…</source>
        <translation>DSN=shop;UID=reader  или  Driver={…};Server=…</translation>
    </message>
    <message>
        <source>default</source>
        <translation>по умолчанию</translation>
    </message>
    <message>
        <source>functions and views to allow: public.order_total, …</source>
        <translation>функции и представления: public.order_total, …</translation>
    </message>
    <message>
        <source>Save the password in the s&amp;ystem&apos;s key store</source>
        <translation>Сохранить пароль в &amp;системном хранилище ключей</translation>
    </message>
    <message>
        <source>T&amp;ype</source>
        <translation>&amp;Тип</translation>
    </message>
    <message>
        <source>The driver for %1 is not installed. Install Debian&apos;s package %2.</source>
        <translation>Драйвер для %1 не установлен. Установите пакет Debian %2.</translation>
    </message>
    <message>
        <source>%1 needs the library libduckdb, which was not found. Help ▸ Check This System… fetches it with npm. Or download libduckdb.so from duckdb.org and put it into /usr/local/lib, or name the file in the environment variable QUERYMEND_DUCKDB_LIBRARY, and restart Querymend.</source>
        <translation>Для %1 нужна библиотека libduckdb, которая не найдена. Справка ▸ Проверить эту систему… загружает её с помощью npm. Или загрузите libduckdb.so с duckdb.org и поместите её в /usr/local/lib либо укажите файл в переменной окружения QUERYMEND_DUCKDB_LIBRARY и перезапустите Querymend.</translation>
    </message>
    <message>
        <source>Grou&amp;p</source>
        <translation>Г&amp;руппа</translation>
    </message>
    <message>
        <source>Lists show the connections of a group below its name</source>
        <translation>Списки показывают подключения группы под её названием</translation>
    </message>
    <message>
        <source>Product&amp;ion database</source>
        <translation>Рабочая &amp;база данных</translation>
    </message>
    <message>
        <source>The window says PRODUCTION wherever you use this database</source>
        <translation>Окно показывает «РАБОЧАЯ БАЗА» везде, где вы используете эту базу данных</translation>
    </message>
</context>
<context>
    <name>ConnectionPane</name>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
    <message>
        <source>Saved connections</source>
        <translation>Сохранённые подключения</translation>
    </message>
    <message>
        <source>New connection</source>
        <translation>Новое подключение</translation>
    </message>
    <message>
        <source>Duplicate this connection</source>
        <translation>Дублировать это подключение</translation>
    </message>
    <message>
        <source>Delete this connection</source>
        <translation>Удалить это подключение</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Результат проверки</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Testing the connection</source>
        <translation>Проверка подключения</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Подключиться</translation>
    </message>
    <message>
        <source>&lt;b&gt;Read-only.&lt;/b&gt; Every statement is checked before it is sent, and runs in a session that cannot write. You can&apos;t change anything in the database from here.</source>
        <translation>&lt;b&gt;Только чтение.&lt;/b&gt; Каждый оператор проверяется перед отправкой и выполняется в сеансе без права записи. Изменить что-либо в базе данных отсюда нельзя.</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export the result</source>
        <translation>Экспорт результата</translation>
    </message>
    <message>
        <source>F&amp;ormat</source>
        <translation>Ф&amp;ормат</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>JSON (array of objects)</source>
        <translation>JSON (массив объектов)</translation>
    </message>
    <message>
        <source>JSON (one object per line)</source>
        <translation>JSON (объект в каждой строке)</translation>
    </message>
    <message>
        <source>XLSX (Excel, LibreOffice)</source>
        <translation>XLSX (Excel, LibreOffice)</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Таблица Markdown</translation>
    </message>
    <message>
        <source>Sep&amp;arator</source>
        <translation>Р&amp;азделитель</translation>
    </message>
    <message>
        <source>Separator</source>
        <translation>Разделитель</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Запятая</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Точка с запятой</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Табуляция</translation>
    </message>
    <message>
        <source>&amp;Line endings</source>
        <translation>&amp;Окончания строк</translation>
    </message>
    <message>
        <source>Line endings</source>
        <translation>Окончания строк</translation>
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
        <translation>&amp;Имена столбцов в первой строке</translation>
    </message>
    <message>
        <source>&amp;Byte order mark (for Excel)</source>
        <translation>Метка &amp;BOM (для Excel)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Ход экспорта</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>no table %1</source>
        <translation>нет таблицы %1</translation>
    </message>
    <message>
        <source>no column %1</source>
        <translation>нет столбца %1</translation>
    </message>
    <message>
        <source>several tables have a column %1</source>
        <translation>столбец %1 есть в нескольких таблицах</translation>
    </message>
    <message>
        <source>no function %1</source>
        <translation>нет функции %1</translation>
    </message>
    <message>
        <source>%1 — could be: %2</source>
        <translation>%1 — возможно: %2</translation>
    </message>
    <message>
        <source>%1 — nearest: %2</source>
        <translation>%1 — похожее: %2</translation>
    </message>
    <message>
        <source>no table or alias %1</source>
        <translation>нет таблицы или псевдонима %1</translation>
    </message>
    <message>
        <source>read-only: %1 is not allowed</source>
        <translation>только чтение: %1 не разрешено</translation>
    </message>
    <message>
        <source>read-only: %1 has side effects</source>
        <translation>только чтение: у %1 есть побочные эффекты</translation>
    </message>
    <message>
        <source>no row has %1</source>
        <translation>ни в одной строке нет %1</translation>
    </message>
    <message>
        <source>%1: the dates are stored in another format</source>
        <translation>%1: даты хранятся в другом формате</translation>
    </message>
    <message>
        <source>%1 does not follow the key between the tables</source>
        <translation>%1 не соответствует ключу между таблицами</translation>
    </message>
    <message>
        <source>no condition connects %1 with the other tables</source>
        <translation>никакое условие не связывает «%1» с другими таблицами</translation>
    </message>
    <message>
        <source>%1 divides integers and drops the fraction</source>
        <translation>%1: деление целых чисел, дробная часть теряется</translation>
    </message>
    <message>
        <source>rows without a value of %1 come first</source>
        <translation>строки без значения %1 идут первыми</translation>
    </message>
    <message>
        <source>the question asks for other columns: %1</source>
        <translation>в вопросе нужны другие столбцы: %1</translation>
    </message>
    <message>
        <source>the join with %1 repeats rows</source>
        <translation>соединение с «%1» повторяет строки</translation>
    </message>
    <message>
        <source>the question names %1, which the statement does not read</source>
        <translation>в вопросе названо %1, но оператор этого не читает</translation>
    </message>
    <message>
        <source>%1 — instead: %2</source>
        <translation>%1. Вместо этого: %2</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Search questions, databases and models</source>
        <translation>Поиск по вопросам, базам данных и моделям</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Runs, newest first</source>
        <translation>Запуски, сначала новые</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Метка</translation>
    </message>
    <message>
        <source>&amp;Note</source>
        <translation>&amp;Заметка</translation>
    </message>
    <message>
        <source>Notes on this run</source>
        <translation>Заметки об этом запуске</translation>
    </message>
    <message>
        <source>&amp;Tags</source>
        <translation>М&amp;етки</translation>
    </message>
    <message>
        <source>Separated by commas</source>
        <translation>Через запятую</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнить</translation>
    </message>
    <message>
        <source>Select two runs to compare them</source>
        <translation>Выберите два запуска для сравнения</translation>
    </message>
    <message>
        <source>E&amp;nd</source>
        <translation>&amp;Завершить</translation>
    </message>
    <message>
        <source>&amp;Take Over…</source>
        <translation>Пере&amp;хватить…</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Run History</source>
        <translation>История запусков</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Категория</translation>
    </message>
    <message>
        <source>End an interrupted run as cancelled</source>
        <translation>Завершить прерванный запуск как отменённый</translation>
    </message>
    <message>
        <source>Take over a run from a program that cannot be reached</source>
        <translation>Перехватить запуск у недоступной программы</translation>
    </message>
    <message>
        <source>Continue an interrupted run from where it stopped</source>
        <translation>Продолжить прерванный запуск с места остановки</translation>
    </message>
    <message>
        <source>O&amp;utcome</source>
        <translation>И&amp;тог</translation>
    </message>
    <message>
        <source>Mista&amp;ke</source>
        <translation>О&amp;шибка</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>Data&amp;base</source>
        <translation>&amp;База данных</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Мет&amp;ка</translation>
    </message>
    <message>
        <source>&amp;Asked by</source>
        <translation>Кто спр&amp;ашивал</translation>
    </message>
    <message>
        <source>Asked by</source>
        <translation>Кто спрашивал</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>No hint was sent after this attempt.</source>
        <translation>После этой попытки подсказки не было.</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 подсказка</translation>
    </message>
    <message>
        <source>%1 hint, sent before attempt %2</source>
        <translation>%1 подсказка перед попыткой %2</translation>
    </message>
    <message>
        <source> · acceptable</source>
        <translation> · приемлемо</translation>
    </message>
    <message>
        <source> · not acceptable</source>
        <translation> · неприемлемо</translation>
    </message>
    <message>
        <source>Score %1</source>
        <translation>Оценка %1</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>checks without the database</source>
        <translation>проверки без базы данных</translation>
    </message>
    <message>
        <source>diagnosis, hint and decision</source>
        <translation>диагноз, подсказка и решение</translation>
    </message>
    <message>
        <source> · line %1, column %2</source>
        <translation> · строка %1, столбец %2</translation>
    </message>
    <message>
        <source>found by the %1 check</source>
        <translation>нашла проверка «%1»</translation>
    </message>
    <message>
        <source>the strict policy allows only SELECT</source>
        <translation>строгие правила разрешают только SELECT</translation>
    </message>
    <message>
        <source>One statement</source>
        <translation>Один оператор</translation>
    </message>
    <message>
        <source>the guard parsed the whole text</source>
        <translation>защита разобрала весь текст</translation>
    </message>
    <message>
        <source>Calls %1</source>
        <translation>Функции: %1</translation>
    </message>
    <message>
        <source>Reads %1</source>
        <translation>Читает: %1</translation>
    </message>
    <message>
        <source>Defines %1</source>
        <translation>Определяет: %1</translation>
    </message>
    <message>
        <source>The database received exactly this, in a read-only session:</source>
        <translation>База данных получила ровно это, в сеансе только для чтения:</translation>
    </message>
    <message>
        <source>The checks sent nothing to the database.</source>
        <translation>Проверки ничего не отправили базе данных.</translation>
    </message>
    <message numerus="yes">
        <source>about %n rows</source>
        <translation>
            <numerusform>около %n строки</numerusform>
            <numerusform>около %n строк</numerusform>
            <numerusform>около %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>стоимость %1</translation>
    </message>
    <message>
        <source>  ▲ %1 % of the cost</source>
        <translation>  ▲ %1 % стоимости</translation>
    </message>
    <message>
        <source>As returned by the engine</source>
        <translation>Как вернула база данных</translation>
    </message>
    <message>
        <source>This plan cannot be shown as a tree.</source>
        <translation>Этот план нельзя показать в виде дерева.</translation>
    </message>
    <message>
        <source>status %1</source>
        <translation>статус %1</translation>
    </message>
    <message>
        <source>Base score</source>
        <translation>Базовая оценка</translation>
    </message>
    <message>
        <source>Error type</source>
        <translation>Тип ошибки</translation>
    </message>
    <message numerus="yes">
        <source>%n further errors</source>
        <translation>
            <numerusform>ещё %n ошибка</numerusform>
            <numerusform>ещё %n ошибки</numerusform>
            <numerusform>ещё %n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n повтор</numerusform>
            <numerusform>%n повтора</numerusform>
            <numerusform>%n повторов</numerusform>
        </translation>
    </message>
    <message>
        <source> · raised: the lane is stuck</source>
        <translation> · усилена: дорожка застряла</translation>
    </message>
    <message>
        <source> · not used: the mended statement was tried instead</source>
        <translation> · не использована: вместо этого выполнен исправленный оператор</translation>
    </message>
    <message>
        <source>+ marks what is new since the previous hint.</source>
        <translation>Знаком + отмечено новое по сравнению с предыдущей подсказкой.</translation>
    </message>
    <message>
        <source>No decision yet.</source>
        <translation>Решения пока нет.</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>No reply from the model.</source>
        <translation>Модель не ответила.</translation>
    </message>
    <message>
        <source>checks in the database</source>
        <translation>проверки в базе данных</translation>
    </message>
    <message>
        <source>%1 total</source>
        <translation>всего %1</translation>
    </message>
    <message>
        <source>Similar: %1</source>
        <translation>Похожие: %1</translation>
    </message>
    <message>
        <source>the analyst policy allows any statement that only reads</source>
        <translation>правила аналитика разрешают любые операторы, которые только читают</translation>
    </message>
    <message>
        <source>Safety report</source>
        <translation>Отчёт о безопасности</translation>
    </message>
    <message>
        <source>from the evidence, so it counts twice: %1</source>
        <translation>из пояснения, поэтому считается вдвойне: %1</translation>
    </message>
    <message>
        <source>Tests passed by each lane</source>
        <translation>Тесты, пройденные каждой дорожкой</translation>
    </message>
    <message>
        <source>Lanes across, tests down</source>
        <translation>Дорожки по горизонтали, тесты по вертикали</translation>
    </message>
    <message>
        <source>★ The answer is from lane %1: %2</source>
        <translation>★ Ответ взят с дорожки %1: %2</translation>
    </message>
    <message>
        <source>What it returned, as the helpers saw it</source>
        <translation>Что вернул оператор — так, как это видели помощники</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>строк больше %1</translation>
    </message>
    <message>
        <source>The values stayed on this machine.</source>
        <translation>Значения остались на этом компьютере.</translation>
    </message>
    <message>
        <source>Verdicts on this attempt</source>
        <translation>Оценки этой попытки</translation>
    </message>
    <message>
        <source>No statement in this run was tested.</source>
        <translation>Операторы этого запуска не проверялись тестами.</translation>
    </message>
    <message>
        <source>Blocked by the guard before it reached the database.</source>
        <translation>Заблокировано защитой, до базы данных не дошло.</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Только чтение</translation>
    </message>
    <message>
        <source>allowed by the dialect, the schema or the settings</source>
        <translation>вызов разрешён диалектом, схемой или настройками</translation>
    </message>
    <message>
        <source>No checks yet.</source>
        <translation>Проверок пока не было.</translation>
    </message>
    <message>
        <source>No problems.</source>
        <translation>Проблем нет.</translation>
    </message>
    <message>
        <source>%1 bytes of headers were not saved</source>
        <translation>Не сохранено байт заголовков: %1</translation>
    </message>
    <message>
        <source>%1 bytes were left out as too long</source>
        <translation>Слишком длинно, пропущено байт: %1</translation>
    </message>
    <message>
        <source>no response</source>
        <translation>ответа не было</translation>
    </message>
    <message>
        <source>No requests yet.</source>
        <translation>Запросов пока не было.</translation>
    </message>
    <message>
        <source>No requests: the question is read on this machine.</source>
        <translation>Запросов не было: вопрос читается на этом компьютере.</translation>
    </message>
    <message>
        <source>No requests: the model&apos;s replies are scripted or recorded.</source>
        <translation>Запросов не было: ответы модели взяты из сценария или записи.</translation>
    </message>
    <message numerus="yes">
        <source>%n more changes</source>
        <translation>
            <numerusform>ещё %n изменение</numerusform>
            <numerusform>ещё %n изменения</numerusform>
            <numerusform>ещё %n изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>The same statement.</source>
        <translation>Операторы совпадают.</translation>
    </message>
    <message>
        <source>Waiting for the model to reply…</source>
        <translation>Ожидается ответ модели…</translation>
    </message>
    <message>
        <source>Mended statement, tried next</source>
        <translation>Исправленный оператор: выполнен следующим</translation>
    </message>
    <message>
        <source>Mended statement, offered</source>
        <translation>Исправленный оператор: предложен</translation>
    </message>
    <message numerus="yes">
        <source>Thinking (%n characters): %1</source>
        <translation>
            <numerusform>Размышление (%n символ): %1</numerusform>
            <numerusform>Размышление (%n символа): %1</numerusform>
            <numerusform>Размышление (%n символов): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>agent</source>
        <translation>агент</translation>
    </message>
    <message>
        <source>Waiting for the agent&apos;s next statement…</source>
        <translation>Ожидается следующий оператор агента…</translation>
    </message>
    <message>
        <source>No statement from the agent.</source>
        <translation>Агент не прислал оператора.</translation>
    </message>
    <message>
        <source>No requests: the agent sends its own statements.</source>
        <translation>Запросов не было: агент присылает собственные операторы.</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>содержит: %1</translation>
    </message>
    <message>
        <source>It returns the same rows.</source>
        <translation>Возвращает те же строки.</translation>
    </message>
    <message>
        <source>Rows gained: %1, lost: %2</source>
        <translation>Строк добавилось: %1, пропало: %2</translation>
    </message>
    <message>
        <source>Rows before: %1, now: %2</source>
        <translation>Строк было: %1, стало: %2</translation>
    </message>
    <message>
        <source>It returns other columns, so the rows cannot be compared.</source>
        <translation>Возвращает другие столбцы, поэтому строки нельзя сравнить.</translation>
    </message>
    <message>
        <source>Compared with the previous attempt</source>
        <translation>По сравнению с предыдущей попыткой</translation>
    </message>
    <message>
        <source>Fixed</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Сломано</translation>
    </message>
    <message>
        <source>New, because the checks got further</source>
        <translation>Новое: проверки прошли дальше</translation>
    </message>
    <message>
        <source>Still wrong</source>
        <translation>По-прежнему неверно</translation>
    </message>
    <message>
        <source>It fixed nothing and broke nothing.</source>
        <translation>Ничего не исправлено и не сломано.</translation>
    </message>
    <message>
        <source>The same statement, only written differently:</source>
        <translation>Тот же оператор, только записан иначе:</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>The language of Querymend. You can ask questions in any language.</source>
        <translation>Язык интерфейса. Вопросы можно задавать на любом языке.</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>Выпол&amp;нение</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Лента</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
</context>
<context>
    <name>ModelFields</name>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Имя</translation>
    </message>
    <message>
        <source>&amp;Server</source>
        <translation>&amp;Сервер</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Адрес</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Ключ</translation>
    </message>
    <message>
        <source>&amp;Key source</source>
        <translation>Источник &amp;ключа</translation>
    </message>
    <message>
        <source>Variable</source>
        <translation>Переменная</translation>
    </message>
    <message>
        <source>such as OPENAI_API_KEY</source>
        <translation>например, OPENAI_API_KEY</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Новый ключ</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
    <message>
        <source>the server&apos;s limit</source>
        <translation>предел сервера</translation>
    </message>
    <message>
        <source>Concurrent calls</source>
        <translation>Одновременных запросов</translation>
    </message>
    <message>
        <source>Prices per million tokens</source>
        <translation>Цена за миллион токенов</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Промпт</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Валюта</translation>
    </message>
    <message>
        <source>Other models for levels and helpers</source>
        <translation>Другие модели для уровней и помощников</translation>
    </message>
    <message>
        <source>If a field is empty, the model above is used.</source>
        <translation>Если поле пустое, используется модель, указанная выше.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Headers</source>
        <translation>Заголовки</translation>
    </message>
    <message>
        <source>Name: value, one per line</source>
        <translation>Имя: значение, по одному на строке</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Прокси</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>Сертификаты</translation>
    </message>
    <message>
        <source>Display name</source>
        <translation>Отображаемое имя</translation>
    </message>
    <message>
        <source>&amp;List Models</source>
        <translation>С&amp;писок моделей</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Ограничения</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>In tokens. A schema that does not fit is shortened. If unknown, the server is asked.</source>
        <translation>В токенах. Схема, которая не помещается, сокращается. Если размер неизвестен, он запрашивается у сервера.</translation>
    </message>
    <message>
        <source>Maximum reply</source>
        <translation>Максимум ответа</translation>
    </message>
    <message>
        <source>Supports temperature</source>
        <translation>Температура</translation>
    </message>
    <message>
        <source>the system&apos;s if empty; &quot;none&quot; or an address</source>
        <translation>пусто — системный прокси; «none» или адрес</translation>
    </message>
    <message>
        <source>a PEM file in addition to the system&apos;s</source>
        <translation>PEM-файл, кроме системных</translation>
    </message>
    <message>
        <source>Header</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>default, or a name such as api-key</source>
        <translation>по умолчанию или имя, например api-key</translation>
    </message>
    <message>
        <source>In tokens. A reply that reaches the limit is requested once more with a larger limit.</source>
        <translation>В токенах. Если ответ достигает предела, он запрашивается ещё раз с большим пределом.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Начальное число</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Supports structured output</source>
        <translation>Структурированный вывод</translation>
    </message>
    <message>
        <source>Supports streaming</source>
        <translation>Потоковая передача</translation>
    </message>
    <message>
        <source>Sample values</source>
        <translation>Примеры значений</translation>
    </message>
    <message>
        <source>As set for all models</source>
        <translation>Как задано для всех моделей</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Не отправлять</translation>
    </message>
    <message>
        <source>Cautious: only values that several rows share, nothing personal</source>
        <translation>Осторожно: только значения, общие для нескольких строк, ничего личного</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Cached prompt</source>
        <translation>Промпт из кэша</translation>
    </message>
    <message>
        <source>Writing to the cache</source>
        <translation>Запись в кэш</translation>
    </message>
    <message>
        <source>same as prompt</source>
        <translation>как промпт</translation>
    </message>
    <message>
        <source>If it does not answer</source>
        <translation>Если нет ответа</translation>
    </message>
    <message>
        <source>other models, separated by commas</source>
        <translation>другие модели через запятую</translation>
    </message>
    <message>
        <source>Extra fields</source>
        <translation>Дополнительные поля</translation>
    </message>
    <message>
        <source>JSON to add to each request, such as {&quot;reasoning_effort&quot;: &quot;low&quot;}</source>
        <translation>JSON, добавляемый к каждому запросу, например {&quot;reasoning_effort&quot;: &quot;low&quot;}</translation>
    </message>
</context>
<context>
    <name>ModelPane</name>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>New model</source>
        <translation>Новая модель</translation>
    </message>
    <message>
        <source>Duplicate this model</source>
        <translation>Дублировать эту модель</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>Удалить эту модель</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Результат проверки</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Contacting the server</source>
        <translation>Обращение к серверу</translation>
    </message>
    <message>
        <source>&amp;Find Local Servers</source>
        <translation>&amp;Найти локальные серверы</translation>
    </message>
</context>
<context>
    <name>ModelWords</name>
    <message>
        <source>OpenAI and compatible</source>
        <translation>OpenAI и совместимые</translation>
    </message>
    <message>
        <source>Enter a unique name, without a colon.</source>
        <translation>Нужно уникальное имя без двоеточия.</translation>
    </message>
    <message>
        <source>Enter an address that begins with http:// or https://</source>
        <translation>Нужен адрес, начинающийся с http:// или https://</translation>
    </message>
    <message>
        <source>Contains a user or password: enter the key below.</source>
        <translation>Содержит имя пользователя или пароль: введите ключ ниже.</translation>
    </message>
    <message>
        <source>Contains what looks like a key: enter the key below.</source>
        <translation>Похоже, содержит ключ: введите его ниже.</translation>
    </message>
    <message>
        <source>Has a part after #, which is never sent to a server.</source>
        <translation>Содержит часть после #, которая никогда не отправляется на сервер.</translation>
    </message>
    <message>
        <source>Enter the name that the server uses for the model.</source>
        <translation>Нужно имя, под которым модель известна серверу.</translation>
    </message>
    <message>
        <source>Enter the name of the variable that holds the key.</source>
        <translation>Нужно имя переменной с ключом.</translation>
    </message>
    <message>
        <source>One of these cannot be sent. Each line is a name, a colon and a value.</source>
        <translation>Один из заголовков нельзя отправить. Каждая строка — имя, двоеточие и значение.</translation>
    </message>
    <message>
        <source>In an environment variable</source>
        <translation>В переменной окружения</translation>
    </message>
    <message>
        <source>In the system&apos;s key store</source>
        <translation>В системном хранилище ключей</translation>
    </message>
    <message>
        <source>Only until the program ends</source>
        <translation>Только до выхода из программы</translation>
    </message>
    <message>
        <source>In %1</source>
        <translation>За %1</translation>
    </message>
    <message numerus="yes">
        <source>the server has %n models</source>
        <translation>
            <numerusform>на сервере %n модель</numerusform>
            <numerusform>на сервере %n модели</numerusform>
            <numerusform>на сервере %n моделей</numerusform>
        </translation>
    </message>
    <message>
        <source>context: %1 tokens</source>
        <translation>контекст: %1 токенов</translation>
    </message>
    <message>
        <source>One of these looks like a secret: enter the key above.</source>
        <translation>Один из заголовков похож на секрет: введите ключ выше.</translation>
    </message>
    <message>
        <source>Must be &quot;none&quot; or an address that begins with http:// or socks5://</source>
        <translation>Укажите «none» или адрес, начинающийся с http:// или socks5://</translation>
    </message>
    <message>
        <source>Contains a password. Use ?password_env=NAME to take it from the environment.</source>
        <translation>Содержит пароль. Используйте ?password_env=ИМЯ, чтобы взять его из окружения.</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Без ключа</translation>
    </message>
    <message>
        <source>Question validator</source>
        <translation>Проверка вопроса</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Переводчик</translation>
    </message>
    <message>
        <source>Test generator</source>
        <translation>Генератор тестов</translation>
    </message>
    <message>
        <source>Evaluator</source>
        <translation>Оценщик</translation>
    </message>
    <message>
        <source>Explainer</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Reply:</source>
        <translation>Ответ:</translation>
    </message>
    <message>
        <source>Keyword extraction</source>
        <translation>Извлечение ключевых слов</translation>
    </message>
    <message>
        <source>The header needs a name without blanks or colons.</source>
        <translation>Имя заголовка не должно содержать пробелов и двоеточий.</translation>
    </message>
    <message>
        <source>Must be a JSON object, without a secret, the model or its messages.</source>
        <translation>Должен быть объект JSON без секретов, модели и её сообщений.</translation>
    </message>
    <message>
        <source>&quot;Address&quot;</source>
        <translation>«Адрес»</translation>
    </message>
</context>
<context>
    <name>PolicyPage</name>
    <message>
        <source>&amp;Lanes</source>
        <translation>&amp;Дорожки</translation>
    </message>
    <message>
        <source>&amp;Retries</source>
        <translation>&amp;Повторы</translation>
    </message>
    <message>
        <source>&amp;Escalations</source>
        <translation>П&amp;ереходы на уровень выше</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>&amp;Statements</source>
        <translation>&amp;Операторы</translation>
    </message>
    <message>
        <source>Strict: no comments, only SELECT and WITH … SELECT</source>
        <translation>Строго: без комментариев, только SELECT и WITH … SELECT</translation>
    </message>
    <message>
        <source>Treat an e&amp;mpty result as an error</source>
        <translation>Считать п&amp;устой результат ошибкой</translation>
    </message>
    <message>
        <source>What models may see</source>
        <translation>Что видят модели</translation>
    </message>
    <message>
        <source>Sample &amp;values</source>
        <translation>П&amp;римеры значений</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Не отправлять</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>How many lanes work on a question at once.</source>
        <translation>Сколько дорожек одновременно работают над вопросом.</translation>
    </message>
    <message>
        <source>How many times a lane may correct its SQL, with a more explicit hint each time.</source>
        <translation>Сколько раз дорожка может исправить свой SQL, каждый раз с более явной подсказкой.</translation>
    </message>
    <message>
        <source>How many times a question may move to the next level when no lane finds valid SQL.</source>
        <translation>Сколько раз вопрос может перейти на следующий уровень, если ни одна дорожка не нашла верный SQL.</translation>
    </message>
    <message>
        <source>Analyst: comments are removed, with a note</source>
        <translation>Аналитик: комментарии удаляются с пометкой</translation>
    </message>
    <message>
        <source>Cautious: only values that several rows share, nothing personal</source>
        <translation>Осторожно: только значения, общие для нескольких строк, ничего личного</translation>
    </message>
    <message>
        <source>&amp;Hints may contain values from the database</source>
        <translation>Подсказки &amp;могут содержать значения из базы данных</translation>
    </message>
    <message>
        <source>Otherwise, hints only describe the values.</source>
        <translation>Иначе подсказки лишь описывают значения.</translation>
    </message>
    <message>
        <source>Mendin&amp;g</source>
        <translation>&amp;Исправления</translation>
    </message>
    <message>
        <source>Off: only models correct statements</source>
        <translation>Нет: операторы исправляют только модели</translation>
    </message>
    <message>
        <source>Suggest: show corrections beside the hint</source>
        <translation>Предлагать: показывать исправления рядом с подсказкой</translation>
    </message>
    <message>
        <source>When sure: first try corrections that leave no doubt</source>
        <translation>Надёжные: сначала пробовать надёжные исправления</translation>
    </message>
    <message>
        <source>Before the model: try all corrections first</source>
        <translation>До модели: сначала пробовать все исправления</translation>
    </message>
    <message>
        <source>Send no &amp;data values</source>
        <translation>&amp;Не отправлять значения данных</translation>
    </message>
    <message>
        <source>Overrides all other settings, including presets and the settings of models and agents.</source>
        <translation>Имеет приоритет над остальными настройками, в том числе над профилями и настройками моделей и агентов.</translation>
    </message>
</context>
<context>
    <name>RunExport</name>
    <message>
        <source>OpenTelemetry spans without content (*.otel.json)</source>
        <translation>Спаны OpenTelemetry без содержимого (*.otel.json)</translation>
    </message>
    <message>
        <source>Run (*.querymend)</source>
        <translation>Запуск (*.querymend)</translation>
    </message>
    <message>
        <source>HTML report (*.html)</source>
        <translation>Отчёт HTML (*.html)</translation>
    </message>
    <message>
        <source>Markdown report (*.md)</source>
        <translation>Отчёт Markdown (*.md)</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Events as JSON (*.events.json)</source>
        <translation>События в JSON (*.events.json)</translation>
    </message>
    <message>
        <source>Timeline as SVG (*.svg)</source>
        <translation>Лента в SVG (*.svg)</translation>
    </message>
    <message>
        <source>Timeline as PNG (*.png)</source>
        <translation>Лента в PNG (*.png)</translation>
    </message>
    <message>
        <source>Moving picture (*.apng)</source>
        <translation>Лента как движущаяся картинка (*.apng)</translation>
    </message>
</context>
<context>
    <name>RunWords</name>
    <message>
        <source>the connection is not secure</source>
        <translation>небезопасное соединение</translation>
    </message>
    <message>
        <source>redirected to another server</source>
        <translation>перенаправление на другой сервер</translation>
    </message>
    <message>
        <source>not authorised</source>
        <translation>нет доступа</translation>
    </message>
    <message>
        <source>the quota is used up</source>
        <translation>квота исчерпана</translation>
    </message>
    <message>
        <source>too many requests</source>
        <translation>слишком много запросов</translation>
    </message>
    <message>
        <source>the server is overloaded</source>
        <translation>сервер перегружен</translation>
    </message>
    <message>
        <source>the prompt is too long</source>
        <translation>промпт слишком длинный</translation>
    </message>
    <message>
        <source>blocked by a content filter</source>
        <translation>заблокировано фильтром содержимого</translation>
    </message>
    <message>
        <source>the reply cannot be read</source>
        <translation>ответ не удалось прочитать</translation>
    </message>
    <message>
        <source>the reply was cut off</source>
        <translation>ответ оборвался</translation>
    </message>
    <message>
        <source>the model took too long</source>
        <translation>время ожидания модели истекло</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>ожидание</translation>
    </message>
    <message>
        <source>checking on the database</source>
        <translation>проверка в базе данных</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не пройдено</translation>
    </message>
    <message>
        <source>database lost</source>
        <translation>база данных недоступна</translation>
    </message>
    <message>
        <source>model lost</source>
        <translation>модель недоступна</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Gave up</source>
        <translation>Не решено</translation>
    </message>
    <message>
        <source>Unanswerable</source>
        <translation>Ответить нельзя</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Сбой</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Синтаксис</translation>
    </message>
    <message>
        <source>Schema reference</source>
        <translation>Ссылка на схему</translation>
    </message>
    <message>
        <source>Schema Reference</source>
        <translation>Ссылка на схему</translation>
    </message>
    <message>
        <source>Execution</source>
        <translation>Выполнение</translation>
    </message>
    <message>
        <source>Empty result</source>
        <translation>Пустой результат</translation>
    </message>
    <message>
        <source>Empty Result</source>
        <translation>Пустой результат</translation>
    </message>
    <message>
        <source>Validation</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Other error</source>
        <translation>Другая ошибка</translation>
    </message>
    <message>
        <source>Other Error</source>
        <translation>Другая ошибка</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Не проверено</translation>
    </message>
    <message>
        <source>Not Checked</source>
        <translation>Не проверено</translation>
    </message>
    <message>
        <source>refine</source>
        <translation>повтор</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>готово</translation>
    </message>
    <message>
        <source>escalate</source>
        <translation>следующий уровень</translation>
    </message>
    <message>
        <source>give up</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>stop</source>
        <translation>остановка</translation>
    </message>
    <message>
        <source>ask the user</source>
        <translation>решает пользователь</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>guard</source>
        <translation>защита</translation>
    </message>
    <message>
        <source>sanitize</source>
        <translation>очистка</translation>
    </message>
    <message>
        <source>references</source>
        <translation>ссылки</translation>
    </message>
    <message>
        <source>explain</source>
        <translation>EXPLAIN</translation>
    </message>
    <message>
        <source>trial</source>
        <translation>пробное выполнение</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>tests</source>
        <translation>тесты</translation>
    </message>
    <message>
        <source>not reached</source>
        <translation>не достигнуто</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>предупреждение</translation>
    </message>
    <message>
        <source>note</source>
        <translation>замечание</translation>
    </message>
    <message>
        <source>Basic</source>
        <translation>Базовый</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Продвинутый</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Экспертный</translation>
    </message>
    <message>
        <source>query plan</source>
        <translation>план запроса</translation>
    </message>
    <message>
        <source>step by step</source>
        <translation>по шагам</translation>
    </message>
    <message>
        <source>divide and conquer</source>
        <translation>разделяй и властвуй</translation>
    </message>
    <message>
        <source>general</source>
        <translation>общая</translation>
    </message>
    <message>
        <source>specific</source>
        <translation>конкретная</translation>
    </message>
    <message>
        <source>explicit</source>
        <translation>явная</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>%1 min %2 s</source>
        <translation>%1 мин %2 с</translation>
    </message>
    <message>
        <source>%1 µs</source>
        <translation>%1 мкс</translation>
    </message>
    <message numerus="yes">
        <source>%1 tokens</source>
        <extracomment>how many tokens a model read and wrote; %1 is %n as people of the language write it</extracomment>
        <translation>
            <numerusform>%1 токен</numerusform>
            <numerusform>%1 токена</numerusform>
            <numerusform>%1 токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>attempt %1</source>
        <translation>попытка %1</translation>
    </message>
    <message>
        <source>attempt %1</source>
        <comment>genitive</comment>
        <translation>попытки %1</translation>
    </message>
    <message>
        <source>attempt %1 of lane %2</source>
        <translation>попытка %1 дорожки %2</translation>
    </message>
    <message>
        <source>attempt %1 of lane %2</source>
        <comment>genitive</comment>
        <translation>попытки %1 дорожки %2</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>приостановлено</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>evidence</source>
        <translation>пояснение</translation>
    </message>
    <message>
        <source>category</source>
        <translation>категория</translation>
    </message>
    <message>
        <source>temperature</source>
        <translation>температура</translation>
    </message>
    <message>
        <source>model</source>
        <translation>модель</translation>
    </message>
    <message>
        <source>level</source>
        <translation>уровень</translation>
    </message>
    <message>
        <source>question</source>
        <translation>вопрос</translation>
    </message>
    <message>
        <source>when you are asked</source>
        <translation>когда вас спрашивают</translation>
    </message>
    <message>
        <source>accepted by hand</source>
        <translation>принято вручную</translation>
    </message>
    <message>
        <source>the call was cancelled</source>
        <translation>вызов отменён</translation>
    </message>
    <message>
        <source>tokens not reported</source>
        <translation>число токенов не сообщено</translation>
    </message>
    <message numerus="yes">
        <source>at least %1 tokens</source>
        <extracomment>how many tokens a model read and wrote, where it did not tell of all; %1 is %n as people write it</extracomment>
        <translation>
            <numerusform>не менее %1 токена</numerusform>
            <numerusform>не менее %1 токенов</numerusform>
            <numerusform>не менее %1 токенов</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1 cached)</source>
        <extracomment>after a number of tokens; %1 is how many of them the model's server had kept from an earlier call</extracomment>
        <translation>(%1 из кэша)</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>стоимость неизвестна</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>%1 is what a model cost at least, with its currency</extracomment>
        <translation>не менее %1</translation>
    </message>
    <message>
        <source>unknown host</source>
        <translation>неизвестный хост</translation>
    </message>
    <message>
        <source>server error</source>
        <translation>ошибка сервера</translation>
    </message>
    <message>
        <source>the server rejected the request</source>
        <translation>сервер отклонил запрос</translation>
    </message>
    <message>
        <source>unknown model</source>
        <translation>неизвестная модель</translation>
    </message>
    <message>
        <source>no recorded reply</source>
        <translation>в записи нет ответа</translation>
    </message>
    <message>
        <source>calling the model</source>
        <translation>вызов модели</translation>
    </message>
    <message>
        <source>evaluating</source>
        <translation>анализ</translation>
    </message>
    <message>
        <source>empty result confirmed by hand</source>
        <translation>пустой результат подтверждён вручную</translation>
    </message>
    <message>
        <source>no connection</source>
        <translation>нет соединения</translation>
    </message>
    <message>
        <source>no server is listening</source>
        <translation>по этому адресу нет сервера</translation>
    </message>
    <message>
        <source>not a model server of this type</source>
        <translation>это сервер другого типа</translation>
    </message>
    <message>
        <source>found an answer</source>
        <translation>ответ найден</translation>
    </message>
    <message>
        <source>found no answer</source>
        <translation>ответ не найден</translation>
    </message>
    <message>
        <source>mend without a model</source>
        <translation>исправить без модели</translation>
    </message>
    <message>
        <source>waiting for the agent</source>
        <translation>ожидание агента</translation>
    </message>
    <message>
        <source>Not answered by you</source>
        <translation>Без вашего ответа</translation>
    </message>
    <message>
        <source>No reply</source>
        <translation>Нет ответа</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>scripted</source>
        <translation>сценарий</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Поиск настроек</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
</context>
<context>
    <name>ShortcutsPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Filter actions</source>
        <translation>Фильтр действий</translation>
    </message>
    <message>
        <source>Actions and their shortcuts</source>
        <translation>Действия и сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Shortcut</source>
        <translation>&amp;Сочетание</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Задать</translation>
    </message>
    <message>
        <source>Shortcut of the selected action</source>
        <translation>Сочетание для выбранного действия</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>С&amp;бросить</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n повтор</numerusform>
            <numerusform>%n повтора</numerusform>
            <numerusform>%n повторов</numerusform>
        </translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>%1 of %2 (%3%)</source>
        <extracomment>how many of how many, and the share of them</extracomment>
        <translation>%1 из %2 (%3 %)</translation>
    </message>
    <message>
        <source>%d%%</source>
        <extracomment>a printf format: %d is a share of a hundred, %% the sign</extracomment>
        <translation>%d %%</translation>
    </message>
    <message>
        <source>Runs solved</source>
        <translation>Решённые запуски</translation>
    </message>
    <message>
        <source>Lanes rescued, by category of the first mistake</source>
        <translation>Исправленные дорожки по категории первой ошибки</translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n запуск</numerusform>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attempts checked</source>
        <translation>
            <numerusform>проверена %n попытка</numerusform>
            <numerusform>проверены %n попытки</numerusform>
            <numerusform>проверено %n попыток</numerusform>
        </translation>
    </message>
    <message>
        <source>Lanes solved, by retries</source>
        <translation>Решённые дорожки по числу повторов</translation>
    </message>
    <message>
        <source>Lanes solved at the first attempt</source>
        <translation>Дорожки, решённые с первой попытки</translation>
    </message>
    <message>
        <source>Lanes rescued after a mistake</source>
        <translation>Дорожки, исправленные после ошибки</translation>
    </message>
    <message>
        <source>Lanes made worse by a retry</source>
        <translation>Дорожки, ухудшенные повтором</translation>
    </message>
    <message>
        <source>Median tokens per rescue</source>
        <translation>Токенов на исправление (медиана)</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>Median time per rescue</source>
        <translation>Время исправления (медиана)</translation>
    </message>
    <message>
        <source>Attempts passed after a hint</source>
        <translation>Попытки, успешные после подсказки</translation>
    </message>
    <message numerus="yes">
        <source>%n with scripted or recorded replies</source>
        <translation>
            <numerusform>%n с ответами из сценария или записи</numerusform>
            <numerusform>%n с ответами из сценария или записи</numerusform>
            <numerusform>%n с ответами из сценария или записи</numerusform>
        </translation>
    </message>
    <message>
        <source>few cases, indicative only</source>
        <translation>мало случаев, только для ориентира</translation>
    </message>
    <message>
        <source>Model cost</source>
        <translation>Стоимость моделей</translation>
    </message>
    <message numerus="yes">
        <source>%n by agents</source>
        <translation>
            <numerusform>%n от агентов</numerusform>
            <numerusform>%n от агентов</numerusform>
            <numerusform>%n от агентов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n не завершён</numerusform>
            <numerusform>%n не завершены</numerusform>
            <numerusform>%n не завершено</numerusform>
        </translation>
    </message>
    <message>
        <source>Model %1</source>
        <translation>Модель %1</translation>
    </message>
    <message>
        <source>Lanes made worse, by category</source>
        <translation>Ухудшенные дорожки по категориям</translation>
    </message>
    <message>
        <source>Lanes made worse, by the check that caught it</source>
        <translation>Ухудшенные дорожки по проверке, выявившей ошибку</translation>
    </message>
    <message>
        <source>Attempts that broke something after a hint</source>
        <translation>Попытки, сломавшие что-то после подсказки</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Исправления</translation>
    </message>
    <message>
        <source>Broke nothing</source>
        <translation>Ничего не сломали</translation>
    </message>
    <message>
        <source>Same rows, where they can be compared</source>
        <translation>Те же строки, где их можно сравнить</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Исправлено: %1</translation>
    </message>
    <message>
        <source>Broken: %1</source>
        <translation>Сломано: %1</translation>
    </message>
    <message>
        <source>Lanes rescued, by the check that caught the mistake</source>
        <translation>Исправленные дорожки по проверке, выявившей ошибку</translation>
    </message>
    <message>
        <source>%1, including %2</source>
        <translation>%1, из них %2</translation>
    </message>
</context>
<context>
    <name>Steering</name>
    <message>
        <source>breakpoint</source>
        <translation>точка останова</translation>
    </message>
    <message>
        <source>step</source>
        <translation>шаг</translation>
    </message>
    <message>
        <source>Paused before calling the model</source>
        <translation>Пауза перед вызовом модели</translation>
    </message>
    <message>
        <source>Paused before calling the database</source>
        <translation>Пауза перед вызовом базы данных</translation>
        <translation>Приостановлено перед вызовом модели</translation>
    </message>
    <message>
        <source>comparing results</source>
        <translation>сравнение результатов</translation>
    </message>
    <message>
        <source>This attempt has no checked statement, so it cannot be the answer.</source>
        <translation>В этой попытке нет проверенного оператора, поэтому она не может быть ответом.</translation>
    </message>
    <message>
        <source>This statement does not pass the checks, so it cannot be the answer. Fork from it, or retry with your own hint.</source>
        <translation>Этот оператор не проходит проверки и не может быть ответом. Создайте от него ответвление или повторите со своей подсказкой.</translation>
    </message>
    <message>
        <source>EARLIER RUN · as recorded</source>
        <translation>ПРЕДЫДУЩИЙ ЗАПУСК · как записано</translation>
    </message>
    <message>
        <source>NEW RUN · live</source>
        <translation>НОВЫЙ ЗАПУСК · вживую</translation>
    </message>
    <message>
        <source>FORK · from %1 on</source>
        <translation>ОТВЕТВЛЕНИЕ · от %1</translation>
    </message>
    <message>
        <source>question validator</source>
        <translation>проверка вопроса</translation>
    </message>
    <message>
        <source>translator</source>
        <translation>переводчик</translation>
    </message>
    <message>
        <source>keyword extraction</source>
        <translation>извлечение ключевых слов</translation>
    </message>
    <message>
        <source>test generator %1</source>
        <translation>генератор тестов %1</translation>
    </message>
    <message>
        <source>evaluator of lane %1</source>
        <translation>оценщик дорожки %1</translation>
    </message>
    <message>
        <source>explainer</source>
        <translation>объяснение</translation>
    </message>
    <message>
        <source>breakpoint on this mistake</source>
        <translation>точка останова на этой ошибке</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>изменено: %1</translation>
    </message>
    <message>
        <source>Edit the call: %1</source>
        <translation>Изменить вызов: %1</translation>
    </message>
    <message>
        <source>This can&apos;t be changed here.</source>
        <translation>Здесь это нельзя изменить.</translation>
    </message>
    <message>
        <source>This can&apos;t be empty.</source>
        <translation>Поле не может быть пустым.</translation>
    </message>
    <message>
        <source>The temperature is a number from 0 to 2, such as 0.7.</source>
        <translation>Температура — число от 0 до 2, например 0.7.</translation>
    </message>
    <message>
        <source>Choose one of the options.</source>
        <translation>Выберите один из вариантов.</translation>
    </message>
    <message>
        <source>Blocked by the guard: %1</source>
        <translation>Заблокировано защитой: %1</translation>
    </message>
    <message>
        <source>Select an attempt first.</source>
        <translation>Сначала выберите попытку.</translation>
    </message>
    <message>
        <source>Only an attempt with an empty result can be confirmed.</source>
        <translation>Подтвердить можно только попытку с пустым результатом.</translation>
    </message>
    <message>
        <source>PARENT RUN · forked before %1</source>
        <translation>ИСХОДНЫЙ ЗАПУСК · ответвление до %1</translation>
    </message>
    <message>
        <source>PARENT RUN · forked after %1</source>
        <translation>ИСХОДНЫЙ ЗАПУСК · ответвление после %1</translation>
    </message>
    <message>
        <source>FORK · one more attempt after %1 with your own hint</source>
        <translation>ОТВЕТВЛЕНИЕ · ещё одна попытка после %1 со своей подсказкой</translation>
    </message>
    <message>
        <source>FORK · with the correction of %1</source>
        <translation>ОТВЕТВЛЕНИЕ · с исправлением %1</translation>
    </message>
    <message>
        <source>reading rows of %1</source>
        <translation>чтение строк %1</translation>
    </message>
</context>
<context>
    <name>StorePage</name>
    <message>
        <source>File or &amp;URL</source>
        <translation>Файл или &amp;URL</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Выбрать &amp;файл…</translation>
    </message>
    <message>
        <source>Pass&amp;word</source>
        <translation>Пар&amp;оль</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Use This &amp;Store</source>
        <translation>&amp;Использовать это хранилище</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>A file on this computer, or a PostgreSQL database that a team can share: postgresql://user@host/database. Leave empty for the default file.</source>
        <translation>Файл на этом компьютере или база PostgreSQL, общая для команды: postgresql://пользователь@сервер/база. Оставьте пустым для файла по умолчанию.</translation>
    </message>
    <message>
        <source>For the server. Saved in the system&apos;s key store, never in a settings file.</source>
        <translation>Для сервера. Сохраняется в системном хранилище ключей, а не в файле настроек.</translation>
    </message>
    <message>
        <source>The change applies at once, here and on the command line; a run in progress finishes in the previous store. Existing runs stay where they are: use the history to export and import them.</source>
        <translation>Изменение действует сразу, здесь и в командной строке; текущий запуск завершится в прежнем хранилище. Существующие запуски остаются на месте: перенести их можно через экспорт и импорт в истории.</translation>
    </message>
    <message>
        <source>Where runs are saved</source>
        <translation>Где хранятся запуски</translation>
    </message>
    <message>
        <source> days</source>
        <translation> дн.</translation>
    </message>
    <message>
        <source>&amp;Keep runs</source>
        <translation>&amp;Хранить запуски</translation>
    </message>
    <message>
        <source>Older runs are removed from the file when Querymend starts, except those with a note or a tag. A store on a server is left as it is, because others use it too.</source>
        <translation>Более старые запуски удаляются из файла при запуске Querymend, кроме запусков с заметкой или меткой. Хранилище на сервере не меняется: им пользуются и другие.</translation>
    </message>
    <message>
        <source>for </source>
        <translation>в течение </translation>
    </message>
    <message>
        <source>forever</source>
        <translation>всегда</translation>
    </message>
</context>
<context>
    <name>TextsPage</name>
    <message>
        <source>Texts for models</source>
        <translation>Тексты для моделей</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Only &amp;my own</source>
        <translation>Т&amp;олько свои</translation>
    </message>
    <message>
        <source>&amp;Built-in</source>
        <translation>&amp;Встроенный</translation>
    </message>
    <message>
        <source>&amp;Your own</source>
        <translation>Сво&amp;й</translation>
    </message>
    <message>
        <source>Creates your own file from the built-in text</source>
        <translation>Создаёт ваш файл на основе встроенного текста</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Открыть &amp;папку</translation>
    </message>
    <message>
        <source>A file of your own replaces the built-in text of the same name, from the next question on.</source>
        <translation>Ваш файл заменяет встроенный текст с тем же именем, начиная со следующего вопроса.</translation>
    </message>
    <message>
        <source>&amp;Customise</source>
        <translation>&amp;Изменить</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>Пере&amp;читать</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Attempt %1 of %2: %3</source>
        <translation>Попытка %1 из %2: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n lanes running</source>
        <translation>
            <numerusform>в работе %n дорожка</numerusform>
            <numerusform>в работе %n дорожки</numerusform>
            <numerusform>в работе %n дорожек</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %n attempts</source>
        <translation>
            <numerusform>%1 после %n попытки</numerusform>
            <numerusform>%1 после %n попыток</numerusform>
            <numerusform>%1 после %n попыток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n events from a newer version</source>
        <translation>
            <numerusform>%n событие из более новой версии</numerusform>
            <numerusform>%n события из более новой версии</numerusform>
            <numerusform>%n событий из более новой версии</numerusform>
        </translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Дорожка %1</translation>
    </message>
    <message>
        <source>T %1</source>
        <extracomment>T is the temperature of a model</extracomment>
        <translation>Т %1</translation>
    </message>
    <message>
        <source>%1 · score %2</source>
        <translation>%1 · оценка %2</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>то же, что %1</translation>
    </message>
    <message>
        <source>no retry used</source>
        <translation>повтор не потрачен</translation>
    </message>
    <message>
        <source>warning: %1</source>
        <translation>предупреждение: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n earlier waits</source>
        <translation>
            <numerusform>%n ожидание до этого</numerusform>
            <numerusform>%n ожидания до этого</numerusform>
            <numerusform>%n ожиданий до этого</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waits</source>
        <translation>
            <numerusform>%n ожидание</numerusform>
            <numerusform>%n ожидания</numerusform>
            <numerusform>%n ожиданий</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hint, raised</source>
        <translation>%1 подсказка, усилена</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 подсказка</translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n замечание</numerusform>
            <numerusform>%n замечания</numerusform>
            <numerusform>%n замечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>waited %1</source>
        <translation>ожидание: %1</translation>
    </message>
    <message>
        <source>paused before calling the database</source>
        <translation>пауза перед вызовом базы данных</translation>
    </message>
    <message>
        <source>paused before calling the model</source>
        <translation>пауза перед вызовом модели</translation>
        <translation>приостановлено перед вызовом базы данных</translation>
    </message>
    <message>
        <source>from the parent run</source>
        <translation>из исходного запуска</translation>
    </message>
    <message>
        <source>the answer</source>
        <translation>выбранный ответ</translation>
    </message>
    <message>
        <source>raised: the lane is stuck</source>
        <translation>усилена: дорожка застряла</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>изменено вручную: %1</translation>
    </message>
    <message>
        <source>retried with your own hint</source>
        <translation>повтор с вашей подсказкой</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>исправлено без модели</translation>
    </message>
    <message>
        <source>mended without a model, %1 ms</source>
        <translation>исправлено без модели, %1 мс</translation>
    </message>
    <message>
        <source>proposed without a model</source>
        <translation>предложено без модели</translation>
    </message>
    <message>
        <source>proposed without a model, %1 ms</source>
        <translation>предложено без модели, %1 мс</translation>
    </message>
    <message>
        <source>can be mended</source>
        <translation>исправимо</translation>
    </message>
    <message>
        <source>first statement</source>
        <translation>первый оператор</translation>
    </message>
    <message>
        <source>the same statement</source>
        <translation>тот же оператор</translation>
    </message>
    <message>
        <source>answer</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>stuck → %1 hint</source>
        <translation>тупик → %1 подсказка</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no retries left</source>
        <translation>повторы исчерпаны</translation>
    </message>
    <message>
        <source>failed the tests</source>
        <translation>не прошёл тесты</translation>
    </message>
    <message>
        <source>confidence %1%</source>
        <translation>уверенность %1 %</translation>
    </message>
    <message numerus="yes">
        <source>fixed %n</source>
        <extracomment>mistakes of the attempt before that a correction has fixed</extracomment>
        <translation>
            <numerusform>исправлено: %n</numerusform>
            <numerusform>исправлено: %n</numerusform>
            <numerusform>исправлено: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>broke %n</source>
        <extracomment>new mistakes that a correction has made</extracomment>
        <translation>
            <numerusform>сломано: %n</numerusform>
            <numerusform>сломано: %n</numerusform>
            <numerusform>сломано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>rows +%1 −%2</source>
        <translation>строки +%1 −%2</translation>
    </message>
    <message>
        <source>built-in</source>
        <translation>встроенный модуль</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Прервано</translation>
    </message>
    <message>
        <source>Attempt %1: %2</source>
        <translation>Попытка %1: %2</translation>
    </message>
    <message>
        <source>Waiting for you</source>
        <translation>Ожидает вас</translation>
    </message>
</context>
<context>
    <name>TimelineSteps</name>
    <message>
        <source>Waiting, %1</source>
        <translation>%1: идёт ожидание</translation>
    </message>
    <message>
        <source>Waited, %1</source>
        <translation>%1: ожидание</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>исправлено без модели</translation>
    </message>
    <message>
        <source>correction found</source>
        <translation>исправление найдено</translation>
    </message>
    <message>
        <source>tried as the next attempt</source>
        <translation>испробовано следующей попыткой</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>предложено</translation>
    </message>
    <message>
        <source>Reading rows, %1</source>
        <translation>%1: строки читаются</translation>
    </message>
    <message>
        <source>Rows read, %1</source>
        <translation>%1: чтение строк</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>больше строк, чем %1</translation>
    </message>
    <message>
        <source>lane %1</source>
        <translation>дорожка %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message numerus="yes">
        <source>lanes %1</source>
        <extracomment>%1 is one number or several: `1 and 3`</extracomment>
        <translation>
            <numerusform>дорожка %1</numerusform>
            <numerusform>дорожки %1</numerusform>
            <numerusform>дорожки %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Question validator</source>
        <translation>Проверка вопроса</translation>
    </message>
    <message>
        <source>Translator</source>
        <translation>Переводчик</translation>
    </message>
    <message>
        <source>Keyword extraction</source>
        <translation>Извлечение ключевых слов</translation>
    </message>
    <message>
        <source>Test generator %1</source>
        <translation>Генератор тестов %1</translation>
    </message>
    <message>
        <source>Evaluator of lane %1</source>
        <translation>Оценщик дорожки %1</translation>
    </message>
    <message>
        <source>Explainer</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>%1: no reply</source>
        <translation>%1: нет ответа</translation>
    </message>
    <message>
        <source>%1: skipped</source>
        <translation>%1: шаг пропущен</translation>
    </message>
    <message numerus="yes">
        <source>Rows compared: %n different results</source>
        <translation>
            <numerusform>Строки сравнены: %n результат</numerusform>
            <numerusform>Строки сравнены: %n разных результата</numerusform>
            <numerusform>Строки сравнены: %n разных результатов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 agree</source>
        <translation>%1: совпадают</translation>
    </message>
    <message>
        <source>%1 passes %2 of %3</source>
        <extracomment>how many of the tests a lane passes</extracomment>
        <translation>%1: пройдено %2 из %3</translation>
    </message>
    <message>
        <source>%1 dropped: %2</source>
        <translation>%1 отброшена: %2</translation>
    </message>
    <message>
        <source>Stop requested</source>
        <translation>Запрошена остановка</translation>
    </message>
    <message>
        <source>for the previous answer</source>
        <translation>для прежнего ответа</translation>
    </message>
    <message>
        <source>%1: calling the model</source>
        <translation>%1: вызов модели</translation>
    </message>
    <message>
        <source>%1: unanswerable</source>
        <translation>%1: ответить нельзя</translation>
    </message>
    <message>
        <source>%1: no useful result</source>
        <translation>%1: нет полезного результата</translation>
    </message>
    <message>
        <source>%1 edited</source>
        <translation>изменено вручную: %1</translation>
    </message>
    <message>
        <source>Comparing rows: %1</source>
        <translation>Сравнение строк: %1</translation>
    </message>
    <message>
        <source>%1 differs</source>
        <translation>%1: отличается</translation>
    </message>
    <message>
        <source>%1 is the same as %2</source>
        <translation>%1 и %2 совпадают</translation>
    </message>
    <message numerus="yes">
        <source>%n likely tables</source>
        <translation>
            <numerusform>%n вероятная таблица</numerusform>
            <numerusform>%n вероятные таблицы</numerusform>
            <numerusform>%n вероятных таблиц</numerusform>
        </translation>
    </message>
    <message>
        <source>Out of time: %1</source>
        <translation>Время вышло: %1</translation>
    </message>
    <message>
        <source>Out of time</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>No lanes left</source>
        <translation>Дорожек не осталось</translation>
    </message>
    <message>
        <source>Remaining: %1</source>
        <translation>Оставлено: %1</translation>
    </message>
    <message numerus="yes">
        <source>Evaluated with %n tests</source>
        <translation>
            <numerusform>Оценено по %n тесту</numerusform>
            <numerusform>Оценено по %n тестам</numerusform>
            <numerusform>Оценено по %n тестам</numerusform>
        </translation>
    </message>
    <message>
        <source>Escalated from %1 to %2</source>
        <translation>Уровень: %1 → %2</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation>Ответ: %1</translation>
    </message>
    <message>
        <source>Waiting for your answer</source>
        <translation>Ожидается ваш ответ</translation>
    </message>
    <message>
        <source>You were asked, and did not answer</source>
        <translation>Вам был задан вопрос, ответа нет</translation>
    </message>
    <message>
        <source>You answered: %1</source>
        <translation>Вы ответили: %1</translation>
    </message>
    <message>
        <source>These statements return different results. Which one do you mean?</source>
        <translation>Эти операторы дают разные результаты. Какой вы имеете в виду?</translation>
    </message>
    <message>
        <source>What do you know about this mistake?</source>
        <translation>Что вы знаете об этой ошибке?</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>до %1</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Test %1: %2</source>
        <translation>Тест %1: %2</translation>
    </message>
</context>
<context>
    <name>querymend::AgainForm</name>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>По&amp;дсказки</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Запустить снова</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>model %1</source>
        <translation>модель %1</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>уровень %1</translation>
    </message>
    <message>
        <source>hints %1</source>
        <translation>подсказки %1</translation>
    </message>
    <message>
        <source>Refresh the schema fi&amp;rst</source>
        <translation>Сначала &amp;обновить схему</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Изменения</translation>
    </message>
    <message>
        <source>may contain database values</source>
        <translation>со значениями из базы</translation>
    </message>
    <message>
        <source>without database values</source>
        <translation>без значений из базы</translation>
    </message>
    <message>
        <source>Run again, live, with changes</source>
        <translation>Запустить снова, вживую, с изменениями</translation>
    </message>
    <message>
        <source>Retrie&amp;s</source>
        <translation>&amp;Повторы</translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n повтор</numerusform>
            <numerusform>%n повтора</numerusform>
            <numerusform>%n повторов</numerusform>
        </translation>
    </message>
    <message>
        <source>schema refreshed</source>
        <translation>схема обновлена</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Изменений пока нет.</translation>
    </message>
</context>
<context>
    <name>querymend::AgentBar</name>
    <message>
        <source>A&amp;llow</source>
        <translation>&amp;Разрешить</translation>
    </message>
    <message>
        <source>Edi&amp;t…</source>
        <translation>И&amp;зменить…</translation>
    </message>
    <message>
        <source>Ref&amp;use…</source>
        <translation>&amp;Отклонить…</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Пока&amp;зать</translation>
    </message>
    <message>
        <source>Why? The agent will read this.</source>
        <translation>Почему? Агент это прочитает.</translation>
    </message>
    <message>
        <source>Reason for the agent</source>
        <translation>Причина для агента</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Отклонить</translation>
    </message>
    <message>
        <source>%1 wants to run a statement on %2</source>
        <translation>%1 хочет выполнить оператор в %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more waiting</source>
        <translation>
            <numerusform>ждёт ещё %n</numerusform>
            <numerusform>ждут ещё %n</numerusform>
            <numerusform>ждут ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused in %n s if you do nothing.</source>
        <translation>
            <numerusform>Будет отклонён через %n с, если ничего не делать.</numerusform>
            <numerusform>Будет отклонён через %n с, если ничего не делать.</numerusform>
            <numerusform>Будет отклонён через %n с, если ничего не делать.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::AgentsButton</name>
    <message>
        <source>No Agent Activity Yet</source>
        <translation>Агенты ещё ничего не делали</translation>
    </message>
    <message>
        <source>Agents: idle</source>
        <translation>Агенты: бездействуют</translation>
    </message>
    <message numerus="yes">
        <source>Agents: %n at work</source>
        <translation>
            <numerusform>Агенты: за работой %n</numerusform>
            <numerusform>Агенты: за работой %n</numerusform>
            <numerusform>Агенты: за работой %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. The timeline can follow what they do.</source>
        <translation>%1. Лента может показывать, что они делают.</translation>
    </message>
    <message>
        <source>Follow Agents</source>
        <translation>Следить за агентами</translation>
    </message>
</context>
<context>
    <name>querymend::AskPanel</name>
    <message>
        <source>Evidence</source>
        <translation>Пояснение</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>The model that writes the SQL</source>
        <translation>Модель, которая пишет SQL</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Connect to a database first</source>
        <translation>Сначала подключитесь к базе данных</translation>
    </message>
    <message>
        <source>Answering the question</source>
        <translation>Поиск ответа</translation>
    </message>
    <message>
        <source>No database is open. Connect to one first.</source>
        <translation>База данных не открыта. Сначала подключитесь к ней.</translation>
    </message>
    <message>
        <source>Type a question first.</source>
        <translation>Сначала введите вопрос.</translation>
    </message>
    <message>
        <source>Background knowledge for the question, and what the answer looks like</source>
        <translation>Пояснения к вопросу и то, как выглядит ответ</translation>
    </message>
    <message>
        <source>What the answer looks like is not understood. Write types, rows or both, with as many values in each row: text, number; Italy, 12</source>
        <translation>Непонятно, как выглядит ответ. Напишите типы, строки или то и другое, с одинаковым числом значений: текст, число; Италия, 12</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsChips</name>
    <message>
        <source>Preset</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>All settings for the question, and presets</source>
        <translation>Все настройки вопроса и профили</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>The first level; if no answer is found, the next one is tried</source>
        <translation>Начальный уровень; если ответа нет, используется следующий</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>How many lanes run at each level</source>
        <translation>Сколько дорожек на каждом уровне</translation>
    </message>
    <message>
        <source>Retries</source>
        <translation>Повторы</translation>
    </message>
    <message>
        <source>How many times each lane may correct its SQL; replies without SQL do not count</source>
        <translation>Сколько раз каждая дорожка может исправить свой SQL; ответы без SQL не считаются</translation>
    </message>
</context>
<context>
    <name>querymend::LargePromptWarning</name>
    <message>
        <source>The selected tables make the prompt about %1 tokens long. Fewer tables cost less and often give better answers.</source>
        <translation>С выбранными таблицами промпт займёт около %1 токенов. Чем меньше таблиц, тем дешевле и часто точнее ответ.</translation>
    </message>
    <message>
        <source>Send Anyway</source>
        <translation>Всё равно отправить</translation>
    </message>
</context>
<context>
    <name>querymend::EvidenceFields</name>
    <message>
        <source>Answer like: text, number; Italy, 12</source>
        <translation>Ответ: текст, число; Италия, 12</translation>
    </message>
    <message>
        <source>What the answer looks like</source>
        <translation>Как выглядит ответ</translation>
    </message>
    <message>
        <source>Types of columns (text, number, date, any), rows of the answer, and &quot;sorted&quot;</source>
        <translation>Типы столбцов (текст, число, дата), строки ответа и «по порядку»</translation>
    </message>
</context>
<context>
    <name>querymend::ModelChip</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Built-in</source>
        <translation>Встроенный модуль</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Настроить модели…</translation>
    </message>
    <message>
        <source>scripted</source>
        <translation>Сценарий</translation>
    </message>
</context>
<context>
    <name>querymend::Asking</name>
    <message>
        <source>Try Again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>The run was stopped because it cannot be saved: %1</source>
        <translation>Запуск остановлен, потому что его не удаётся сохранить: %1</translation>
    </message>
    <message>
        <source>Waiting for the store; retrying for a minute: %1</source>
        <translation>Ожидание хранилища; попытки продолжатся в течение минуты: %1</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Настроить модели…</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>No answer from model %1: %2</source>
        <translation>Модель %1 не ответила: %2</translation>
    </message>
    <message>
        <source>Can&apos;t reach model %1: %2</source>
        <translation>Не удалось связаться с моделью %1: %2</translation>
    </message>
    <message>
        <source>The model &quot;%1&quot; is not used, because of a mistake in its settings: %2</source>
        <translation>Модель «%1» не используется из-за ошибки в её настройках: %2</translation>
    </message>
    <message>
        <source>The presets can&apos;t be read: %1</source>
        <translation>Не удаётся прочитать профили: %1</translation>
    </message>
    <message>
        <source>The presets can&apos;t be saved: %1</source>
        <translation>Не удаётся сохранить профили: %1</translation>
    </message>
    <message>
        <source>The examples can&apos;t be read: %1</source>
        <translation>Не удаётся прочитать примеры: %1</translation>
    </message>
</context>
<context>
    <name>querymend::AttemptChoice</name>
    <message>
        <source>earlier run · %1</source>
        <translation>предыдущий запуск · %1</translation>
    </message>
</context>
<context>
    <name>querymend::AttemptPreview</name>
    <message>
        <source>Back to your text</source>
        <translation>Вернуться к вашему тексту</translation>
    </message>
    <message>
        <source>Back to your text (Esc)</source>
        <translation>Вернуться к вашему тексту (Esc)</translation>
    </message>
    <message>
        <source>preview · Esc goes back to your text</source>
        <translation>предпросмотр · Esc — вернуться к вашему тексту</translation>
    </message>
    <message>
        <source>SQL of %1, read-only</source>
        <translation>SQL: %1, только чтение</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Принять</translation>
    </message>
    <message>
        <source>&amp;Open in a Tab</source>
        <translation>&amp;Открыть во вкладке</translation>
    </message>
    <message>
        <source>Keep the answer as your own text</source>
        <translation>Сохранить ответ как собственный текст</translation>
    </message>
    <message>
        <source>Open a copy that you can edit</source>
        <translation>Открыть копию для правки</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>предпросмотр</translation>
    </message>
    <message>
        <source>Reply of %1, read-only</source>
        <translation>Ответ: %1, только чтение</translation>
    </message>
    <message>
        <source>changing from the previous statement</source>
        <translation>меняется из предыдущего оператора</translation>
    </message>
</context>
<context>
    <name>querymend::BreakpointButton</name>
    <message>
        <source>Breakpoints</source>
        <translation>Точки останова</translation>
    </message>
    <message>
        <source>Breakpoints: none</source>
        <translation>Точки останова: нет</translation>
    </message>
    <message numerus="yes">
        <source>Breakpoints: %n on</source>
        <translation>
            <numerusform>Точки останова: включена %n</numerusform>
            <numerusform>Точки останова: включены %n</numerusform>
            <numerusform>Точки останова: включено %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Before Retrying After a Mistake</source>
        <translation>Остановка перед повтором после ошибки</translation>
    </message>
    <message>
        <source>Ask Me What to Do</source>
        <translation>Спросить меня, что делать</translation>
    </message>
    <message>
        <source>After a Failed Statement</source>
        <translation>После неудачного оператора</translation>
    </message>
    <message>
        <source>When No Correction Is Left</source>
        <translation>Когда исправлений не осталось</translation>
    </message>
    <message>
        <source>When Results Differ</source>
        <translation>Когда результаты различаются</translation>
    </message>
    <message>
        <source>%1. Runs stop there so that you can inspect and change them.</source>
        <translation>%1. Там запуск останавливается, чтобы вы могли изучить и изменить его.</translation>
    </message>
</context>
<context>
    <name>querymend::CellInspector</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Изображение</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Ячейка</translation>
    </message>
    <message>
        <source>How the cell is shown</source>
        <translation>Вид ячейки</translation>
    </message>
    <message>
        <source>Cell content</source>
        <translation>Содержимое ячейки</translation>
    </message>
    <message>
        <source>Picture in the cell</source>
        <translation>Изображение в ячейке</translation>
    </message>
    <message>
        <source>Save the cell to a file</source>
        <translation>Сохранить ячейку в файл</translation>
    </message>
    <message>
        <source>Close the cell pane</source>
        <translation>Закрыть панель ячейки</translation>
    </message>
    <message>
        <source>No cell</source>
        <translation>Нет ячейки</translation>
    </message>
    <message>
        <source>Save the cell</source>
        <translation>Сохранить ячейку</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>The full content of the selected cell appears here.</source>
        <translation>Здесь показано всё содержимое выбранной ячейки.</translation>
    </message>
</context>
<context>
    <name>querymend::CellLook</name>
    <message>
        <source>Long lines are wrapped.</source>
        <translation>Длинные строки перенесены.</translation>
    </message>
    <message>
        <source>The picture is too large to show.</source>
        <translation>Изображение слишком большое для показа.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2.</source>
        <translation>Показаны первые %1 из %2.</translation>
    </message>
    <message>
        <source>Not valid JSON.</source>
        <translation>Недопустимый JSON.</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 пикс.</translation>
    </message>
    <message>
        <source>Could not read this picture: %1</source>
        <translation>Не удалось прочитать изображение: %1</translation>
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
        <translation>&amp;Что не так</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Уровень</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Вопрос</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Next call</source>
        <translation>Следующий вызов</translation>
    </message>
    <message>
        <source>No changes yet.</source>
        <translation>Изменений пока нет.</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>П&amp;одсказка</translation>
    </message>
    <message>
        <source>Evi&amp;dence</source>
        <translation>Пояс&amp;нение</translation>
    </message>
    <message>
        <source>Temperat&amp;ure</source>
        <translation>Температ&amp;ура</translation>
    </message>
</context>
<context>
    <name>querymend::ColourTag</name>
    <message>
        <source>Red</source>
        <translation>Красный</translation>
    </message>
    <message>
        <source>Orange</source>
        <translation>Оранжевый</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёный</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>Бирюзовый</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>Фиолетовый</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синий</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
</context>
<context>
    <name>querymend::CommandPalette</name>
    <message>
        <source>Command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Type a command…</source>
        <translation>Введите команду…</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Подходящие команды</translation>
    </message>
    <message>
        <source>No matching commands.</source>
        <translation>Подходящих команд нет.</translation>
    </message>
</context>
<context>
    <name>querymend::CompareDialog</name>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>The statement on the right, compared with the one on the left</source>
        <translation>Оператор справа в сравнении с оператором слева</translation>
    </message>
    <message>
        <source>The prompt on the right, compared with the one on the left</source>
        <translation>Промпт справа в сравнении с промптом слева</translation>
    </message>
    <message>
        <source>&amp;SQL</source>
        <translation>&amp;SQL</translation>
    </message>
    <message>
        <source>&amp;Prompts</source>
        <translation>&amp;Промпты</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>P&amp;lans</source>
        <translation>П&amp;ланы</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Строки</translation>
    </message>
    <message>
        <source>On the left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>On the right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Поменять местами</translation>
    </message>
    <message>
        <source>%1, on the left</source>
        <translation>%1, слева</translation>
    </message>
    <message>
        <source>%1, on the right</source>
        <translation>%1, справа</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Pro&amp;blems</source>
        <translation>Про&amp;блемы</translation>
    </message>
    <message>
        <source>No database is open. Plans are not recorded.</source>
        <translation>База данных не открыта. Планы не записываются.</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Чтение плана…</translation>
    </message>
    <message>
        <source>No plan: %1</source>
        <translation>Плана нет: %1</translation>
    </message>
    <message>
        <source>L&amp;eft</source>
        <translation>С&amp;лева</translation>
    </message>
    <message>
        <source>R&amp;ight</source>
        <translation>Справ&amp;а</translation>
    </message>
</context>
<context>
    <name>querymend::CompletionModel</name>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>in FROM</source>
        <translation>в FROM</translation>
    </message>
    <message>
        <source>CTE</source>
        <translation>CTE</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>view</source>
        <translation>представление</translation>
    </message>
    <message>
        <source>schema</source>
        <translation>схема</translation>
    </message>
    <message>
        <source>function</source>
        <translation>функция</translation>
    </message>
    <message>
        <source>aggregate</source>
        <translation>агрегатная функция</translation>
    </message>
    <message>
        <source>window function</source>
        <translation>оконная функция</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>ключевое слово</translation>
    </message>
    <message>
        <source>foreign key</source>
        <translation>внешний ключ</translation>
    </message>
</context>
<context>
    <name>querymend::CompletionPopup</name>
    <message>
        <source>Completions</source>
        <translation>Варианты дополнения</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionBook</name>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (копия)</translation>
    </message>
    <message>
        <source>Could not read %1: %2.</source>
        <translation>Не удалось прочитать %1: %2.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2) and could not be renamed.</source>
        <translation>Файл %1 повреждён (%2), и переименовать его не удалось.</translation>
    </message>
    <message>
        <source>%1 is damaged (%2). It was renamed to %3, and a new file was created.</source>
        <translation>Файл %1 повреждён (%2). Он переименован в %3, создан новый файл.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Querymend: %2. It was left unchanged, so your changes are not saved. Use that version, or move the file elsewhere.</source>
        <translation>Файл %1 записан более новой версией Querymend: %2. Он оставлен без изменений, поэтому ваши правки не сохраняются. Используйте ту версию или переместите файл.</translation>
    </message>
    <message>
        <source>Could not save %1: %2. Your changes will be lost when the program ends.</source>
        <translation>Не удалось сохранить %1: %2. Изменения пропадут при выходе из программы.</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionDialog</name>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionFields</name>
    <message>
        <source>Choose a file first.</source>
        <translation>Сначала выберите файл.</translation>
    </message>
    <message>
        <source>Enter the server&apos;s address first.</source>
        <translation>Сначала укажите адрес сервера.</translation>
    </message>
    <message>
        <source>This system has no key store: the password is kept until the program ends.</source>
        <translation>В этой системе нет хранилища ключей: пароль хранится до выхода из программы.</translation>
    </message>
    <message>
        <source>Choose a Database File</source>
        <translation>Выбор файла базы данных</translation>
    </message>
    <message>
        <source>Databases (*.db *.sqlite *.sqlite3 *.db3 *.duckdb)</source>
        <translation>Базы данных (*.db *.sqlite *.sqlite3 *.db3 *.duckdb)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранён</translation>
    </message>
    <message>
        <source>Enter the data source first, such as DSN=shop.</source>
        <translation>Сначала укажите источник данных, например DSN=shop.</translation>
    </message>
    <message>
        <source>Could not save the password in the key store: %1</source>
        <translation>Не удалось сохранить пароль в хранилище ключей: %1</translation>
    </message>
    <message>
        <source>Prefer encryption</source>
        <translation>По возможности</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionPane</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключение…</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>Подключено.</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n таблица</numerusform>
            <numerusform>%n таблицы</numerusform>
            <numerusform>%n таблиц</numerusform>
        </translation>
    </message>
    <message>
        <source>No connections yet</source>
        <translation>Подключений пока нет</translation>
    </message>
    <message>
        <source>%1, %2, in %3.</source>
        <translation>%1, %2, за %3.</translation>
    </message>
</context>
<context>
    <name>querymend::DatabaseWarning</name>
    <message>
        <source>This login is a superuser</source>
        <translation>Этот пользователь — суперпользователь</translation>
    </message>
    <message>
        <source>This login is a member of %1</source>
        <extracomment>%1 is a role</extracomment>
        <translation>Этот пользователь входит в роль %1</translation>
    </message>
    <message>
        <source>it can change the server&apos;s settings and end other connections</source>
        <translation>он может менять настройки сервера и завершать чужие подключения</translation>
    </message>
    <message>
        <source>it can change the server&apos;s settings</source>
        <translation>он может менять настройки сервера</translation>
    </message>
    <message>
        <source>it can stop the server</source>
        <translation>он может остановить сервер</translation>
    </message>
    <message>
        <source>it can create logins</source>
        <translation>он может создавать пользователей</translation>
    </message>
    <message>
        <source>it has access beyond the database</source>
        <translation>у него есть доступ за пределами базы данных</translation>
    </message>
    <message>
        <source>it can change everything in the database</source>
        <translation>он может изменить что угодно в базе данных</translation>
    </message>
    <message>
        <source>it can write to every table</source>
        <translation>он может записывать в любую таблицу</translation>
    </message>
    <message>
        <source>it can change every table</source>
        <translation>он может изменять любую таблицу</translation>
    </message>
    <message>
        <source>it can do more than read</source>
        <translation>он может не только читать</translation>
    </message>
    <message>
        <source>sql_mode has %1, which makes the server parse statements in an unsupported way.</source>
        <translation>В sql_mode включён %1: так сервер разбирает операторы неподдерживаемым способом.</translation>
    </message>
    <message>
        <source>The database&apos;s -wal file has changes that are not in the database yet. Reading them creates a -shm file next to it, which stays.</source>
        <translation>В файле -wal есть изменения, ещё не перенесённые в базу данных. При их чтении рядом создаётся файл -shm, который останется.</translation>
    </message>
    <message>
        <source>This login has the privilege %1</source>
        <extracomment>%1 is a right, such as FILE</extracomment>
        <translation>У этого пользователя есть привилегия %1</translation>
    </message>
    <message>
        <source>it can do anything, including reading and writing the server&apos;s files and changing its settings</source>
        <translation>ему доступно всё, в том числе чтение и запись файлов сервера и изменение его настроек</translation>
    </message>
    <message>
        <source>it can read and write the server&apos;s files and run programs there</source>
        <translation>он может читать и записывать файлы сервера и запускать на нём программы</translation>
    </message>
    <message>
        <source>it can read and write the server&apos;s files</source>
        <translation>он может читать и записывать файлы сервера</translation>
    </message>
    <message>
        <source>it can create functions that run with other users&apos; privileges</source>
        <translation>он может создавать функции, которые выполняются с чужими правами</translation>
    </message>
    <message>
        <source>%1: %2. Use one that can only SELECT.</source>
        <extracomment>whose login it is, and what it can do</extracomment>
        <translation>%1: %2. Используйте пользователя, которому разрешён только SELECT.</translation>
    </message>
    <message>
        <source>The server is %1, so statements are parsed as %1 does, not as %2 does.</source>
        <translation>Это сервер %1, поэтому операторы разбираются по правилам %1, а не %2.</translation>
    </message>
    <message>
        <source>No sample values from %1: %2</source>
        <translation>Нет примеров значений из %1: %2</translation>
    </message>
    <message>
        <source>The database&apos;s folder is not writable, so the file is assumed not to change.</source>
        <translation>Папка базы данных недоступна для записи, поэтому предполагается, что файл не меняется.</translation>
    </message>
    <message numerus="yes">
        <source>Sample values of %n tables were skipped to save time.</source>
        <translation>
            <numerusform>Чтобы сэкономить время, пропущены примеры значений из %n таблицы.</numerusform>
            <numerusform>Чтобы сэкономить время, пропущены примеры значений из %n таблиц.</numerusform>
            <numerusform>Чтобы сэкономить время, пропущены примеры значений из %n таблиц.</numerusform>
        </translation>
    </message>
    <message>
        <source>Queries cannot use %1: without its schema, the name means a table that is not among those allowed.</source>
        <translation>Запросы не могут использовать %1: без схемы это имя означает таблицу, которая не разрешена.</translation>
    </message>
    <message>
        <source>Queries may use %1, but there is no such table.</source>
        <translation>Запросам разрешена таблица %1, но такой таблицы нет.</translation>
    </message>
    <message>
        <source>%1 was ignored, because other users can access it. Run chmod 600 on it.</source>
        <translation>Файл %1 не использован, потому что к нему есть доступ у других пользователей. Выполните для него chmod 600.</translation>
    </message>
</context>
<context>
    <name>querymend::Demonstration</name>
    <message>
        <source>Could not create the folder %1.</source>
        <translation>Не удалось создать папку %1.</translation>
    </message>
</context>
<context>
    <name>querymend::DemonstrationBar</name>
    <message>
        <source>Leave</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Demo: scripted model, live checks and database</source>
        <translation>Демо: модель по сценарию, проверки и база настоящие</translation>
    </message>
</context>
<context>
    <name>querymend::DerivedRuns</name>
    <message>
        <source>Open the database first: %1</source>
        <translation>Сначала откройте базу данных: %1</translation>
    </message>
    <message>
        <source>Could not refresh the schema: %1</source>
        <translation>Не удалось обновить схему: %1</translation>
    </message>
    <message>
        <source>The question was not recorded.</source>
        <translation>Вопрос не записан.</translation>
    </message>
    <message>
        <source>This run was made on another type of database. Open it first: %1</source>
        <translation>Этот запуск выполнен на базе данных другого типа. Сначала откройте её: %1</translation>
    </message>
    <message>
        <source>Another run is in progress. Stop it or wait until it finishes.</source>
        <translation>Выполняется другой запуск. Остановите его или дождитесь завершения.</translation>
    </message>
    <message>
        <source>This run may have data values in it, and no data values may be sent. Ask the question again instead.</source>
        <translation>В этом запуске могут быть значения данных, а отправлять их нельзя. Вместо этого задайте вопрос заново.</translation>
    </message>
</context>
<context>
    <name>querymend::DiffPage</name>
    <message>
        <source>What the attempt changed</source>
        <translation>Изменения в попытке</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>These statements are too long to compare.</source>
        <translation>Операторы слишком длинные для сравнения.</translation>
    </message>
    <message>
        <source>choose an attempt</source>
        <translation>выберите попытку</translation>
    </message>
    <message>
        <source>The hint before this attempt</source>
        <translation>Подсказка перед этой попыткой</translation>
    </message>
    <message>
        <source>&amp;Compare with</source>
        <translation>&amp;Сравнить с</translation>
    </message>
    <message>
        <source>No SQL yet.</source>
        <translation>SQL пока нет.</translation>
    </message>
    <message>
        <source>This attempt ended before any SQL was written.</source>
        <translation>Попытка закончилась раньше, чем был написан SQL.</translation>
    </message>
    <message>
        <source>The model did not reply.</source>
        <translation>Модель не ответила.</translation>
    </message>
    <message>
        <source>First attempt of the lane</source>
        <translation>Первая попытка дорожки</translation>
    </message>
    <message>
        <source>no other statements</source>
        <translation>других операторов нет</translation>
    </message>
    <message>
        <source>The checks are not finished yet.</source>
        <translation>Проверки ещё не закончены.</translation>
    </message>
    <message>
        <source>This attempt ended before its checks were finished.</source>
        <translation>Попытка закончилась раньше, чем её проверки.</translation>
    </message>
    <message>
        <source>No SQL in this reply.</source>
        <translation>В этом ответе нет SQL.</translation>
    </message>
    <message>
        <source>No earlier attempt has a statement to compare with.</source>
        <translation>Ни у одной предыдущей попытки нет оператора для сравнения.</translation>
    </message>
</context>
<context>
    <name>querymend::EditorActions</name>
    <message>
        <source>New Tab</source>
        <translation>Новая вкладка</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Закрыть вкладку</translation>
    </message>
    <message>
        <source>Reopen Closed Tab</source>
        <translation>Открыть закрытую вкладку</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Открыть…</translation>
    </message>
    <message>
        <source>Open Recent</source>
        <translation>Открыть недавний</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save As…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Rename Tab</source>
        <translation>Переименовать вкладку</translation>
    </message>
    <message>
        <source>Next Tab</source>
        <translation>Следующая вкладка</translation>
    </message>
    <message>
        <source>Previous Tab</source>
        <translation>Предыдущая вкладка</translation>
    </message>
    <message>
        <source>Run Statement</source>
        <translation>Выполнить оператор</translation>
    </message>
    <message>
        <source>Explain Statement</source>
        <translation>Показать план выполнения</translation>
    </message>
    <message>
        <source>Complete</source>
        <translation>Дополнить</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Форматировать</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Go to Line…</source>
        <translation>Перейти к строке…</translation>
    </message>
    <message>
        <source>Toggle Comment</source>
        <translation>Закомментировать/раскомментировать</translation>
    </message>
    <message>
        <source>Next Problem</source>
        <translation>Следующая проблема</translation>
    </message>
    <message>
        <source>Previous Problem</source>
        <translation>Предыдущая проблема</translation>
    </message>
    <message>
        <source>Quick Fix</source>
        <translation>Быстрое исправление</translation>
    </message>
    <message>
        <source>Select the statement to run: this text is too long to find it automatically.</source>
        <translation>Выделите оператор для выполнения: текст слишком длинный, чтобы найти его автоматически.</translation>
    </message>
    <message>
        <source>Go to Line</source>
        <translation>Переход к строке</translation>
    </message>
    <message>
        <source>Run All Statements</source>
        <translation>Выполнить все операторы</translation>
    </message>
    <message>
        <source>No statement to run.</source>
        <translation>Нет оператора для выполнения.</translation>
    </message>
    <message>
        <source>No statement to explain.</source>
        <translation>Нет оператора для показа плана.</translation>
    </message>
    <message>
        <source>Line (1 to %1):</source>
        <translation>Строка (от 1 до %1):</translation>
    </message>
    <message>
        <source>There is no problem here.</source>
        <translation>Здесь нет проблем.</translation>
    </message>
    <message>
        <source>Mend Statement</source>
        <translation>Исправить оператор</translation>
    </message>
    <message>
        <source>No statement to mend.</source>
        <translation>Нет оператора для исправления.</translation>
    </message>
    <message>
        <source>Could not mend it: %1</source>
        <translation>Не удалось исправить: %1</translation>
    </message>
    <message>
        <source>Nothing to mend.</source>
        <translation>Исправлять нечего.</translation>
    </message>
    <message>
        <source>Mended: %1</source>
        <translation>Исправлено: %1</translation>
    </message>
    <message>
        <source>Open a database to mend statements.</source>
        <translation>Откройте базу данных, чтобы исправлять операторы.</translation>
    </message>
    <message>
        <source>Connection of This Tab</source>
        <translation>Подключение этой вкладки</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Выполнить</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Показать план</translation>
    </message>
</context>
<context>
    <name>querymend::EditorFiles</name>
    <message>
        <source>SQL files (*.sql)</source>
        <translation>Файлы SQL (*.sql)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>Open SQL</source>
        <translation>Открыть SQL</translation>
    </message>
    <message>
        <source>Save SQL</source>
        <translation>Сохранить SQL</translation>
    </message>
    <message>
        <source>%1 was not opened: it is not a text file.</source>
        <translation>%1 не открыт: это не текстовый файл.</translation>
    </message>
    <message>
        <source>%1 was not saved: another program has changed it. Save again to overwrite those changes.</source>
        <translation>%1 не сохранён: файл изменила другая программа. Сохраните ещё раз, чтобы перезаписать её изменения.</translation>
    </message>
    <message>
        <source>%1 is too long to edit (%2). Its first %3 are shown; you can run a selection.</source>
        <translation>%1 слишком длинный для правки (%2). Показаны первые %3; можно выполнить выделенное.</translation>
    </message>
    <message>
        <source>%1 is too long to edit (%2). It is shown without colours and checks; you can run a selection.</source>
        <translation>%1 слишком длинный для правки (%2). Показан без подсветки и проверок; можно выполнить выделенное.</translation>
    </message>
    <message>
        <source>%1 is not UTF-8. It was converted and will be saved as UTF-8.</source>
        <translation>%1 не в UTF-8. Файл преобразован и будет сохранён в UTF-8.</translation>
    </message>
    <message>
        <source>%1 is read-only here, so there is nothing to save.</source>
        <translation>%1 открыт только для чтения, сохранять нечего.</translation>
    </message>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
</context>
<context>
    <name>querymend::EditorPanel</name>
    <message>
        <source>%1 closed · Ctrl+Shift+T reopens it</source>
        <translation>%1: вкладка закрыта · Ctrl+Shift+T откроет её снова</translation>
    </message>
    <message>
        <source>Your text will be lost when the program ends: it cannot be saved in %1</source>
        <translation>Ваш текст пропадёт при выходе из программы: его не удаётся сохранить в %1</translation>
    </message>
</context>
<context>
    <name>querymend::AnswerOffer</name>
    <message>
        <source>The answer is ready.</source>
        <translation>Ответ готов.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
</context>
<context>
    <name>querymend::EditorStatus</name>
    <message>
        <source>Check</source>
        <translation>Проверка</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Cursor position</source>
        <translation>Положение курсора</translation>
    </message>
    <message>
        <source>accept or revert</source>
        <translation>примите или отмените</translation>
    </message>
    <message>
        <source>read-only: the text is too long</source>
        <translation>только чтение: текст слишком длинный</translation>
    </message>
    <message>
        <source>not checked: no database</source>
        <translation>не проверено: нет базы данных</translation>
    </message>
    <message>
        <source>checking…</source>
        <translation>проверка…</translation>
    </message>
    <message>
        <source>not checked: the text is too long</source>
        <translation>не проверено: текст слишком длинный</translation>
    </message>
    <message>
        <source>not checked: %1</source>
        <translation>не проверено: %1</translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>проблем нет</translation>
    </message>
    <message>
        <source>Ln %1, Col %2</source>
        <translation>Стр. %1, стлб. %2</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>не завершено</translation>
    </message>
    <message>
        <source>no problems in this statement</source>
        <translation>в этом операторе проблем нет</translation>
    </message>
    <message>
        <source>Written for %1</source>
        <translation>Написано для %1</translation>
    </message>
    <message>
        <source>This text was written for %1, but another database is open.</source>
        <translation>Этот текст написан для %1, но открыта другая база данных.</translation>
    </message>
    <message>
        <source>%1 in this statement</source>
        <translation>%1 в этом операторе</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Подключение</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>This text has its own connection.</source>
        <translation>У этого текста своё подключение.</translation>
    </message>
    <message>
        <source>This text uses the window&apos;s connection.</source>
        <translation>Этот текст использует подключение окна.</translation>
    </message>
</context>
<context>
    <name>querymend::EditorTabs</name>
    <message>
        <source>SQL texts</source>
        <translation>Тексты SQL</translation>
    </message>
    <message>
        <source>Close Tab</source>
        <translation>Закрыть вкладку</translation>
    </message>
    <message>
        <source>Tab name</source>
        <translation>Имя вкладки</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>Запрос %1</translation>
    </message>
</context>
<context>
    <name>querymend::EmptyState</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
</context>
<context>
    <name>querymend::ErrorWords</name>
    <message>
        <source>Blocked: this connection is read-only</source>
        <translation>Заблокировано: подключение только для чтения</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Replaced by another statement</source>
        <translation>Заменён другим оператором</translation>
    </message>
    <message>
        <source>The connection was closed</source>
        <translation>Соединение закрыто</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <translation>Соединение потеряно</translation>
    </message>
    <message>
        <source>The rows are too large</source>
        <translation>Слишком большие строки</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. To change data, use a tool made for that.</source>
        <translation>В базу данных ничего не отправлено. Для изменения данных используйте другой инструмент.</translation>
    </message>
    <message>
        <source>Run it again: the next statement reconnects.</source>
        <translation>Выполните снова: следующий оператор восстановит соединение.</translation>
    </message>
    <message>
        <source>Check that the server is running, then run the statement again.</source>
        <translation>Проверьте, запущен ли сервер, и выполните оператор снова.</translation>
    </message>
    <message>
        <source>Leave out the large columns, or select only part of their content.</source>
        <translation>Уберите большие столбцы или выберите только часть их содержимого.</translation>
    </message>
    <message>
        <source>Select fewer rows or columns, or aggregate them in the statement.</source>
        <translation>Выберите меньше строк или столбцов либо сгруппируйте их в операторе.</translation>
    </message>
    <message>
        <source>The server has not stopped it yet (%1). If it keeps running, ask the server&apos;s administrator to end it.</source>
        <translation>Сервер ещё не остановил его (%1). Если он не завершится, попросите администратора сервера прервать его.</translation>
    </message>
    <message>
        <source>%1 (code %2)</source>
        <translation>%1 (код %2)</translation>
    </message>
    <message>
        <source>Line %1, column %2 of the statement</source>
        <translation>Строка %1, столбец %2 оператора</translation>
    </message>
    <message>
        <source>Blocked: one statement at a time</source>
        <translation>Заблокировано: только один оператор за раз</translation>
    </message>
    <message>
        <source>Blocked: this function may do more than read</source>
        <translation>Заблокировано: эта функция может не только читать</translation>
    </message>
    <message>
        <source>Blocked: the statement cannot be parsed with certainty</source>
        <translation>Заблокировано: оператор не удаётся однозначно разобрать</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. Run all statements with F5, or put the cursor in one of them.</source>
        <translation>В базу данных ничего не отправлено. Выполните все операторы клавишей F5 или поставьте курсор в один из них.</translation>
    </message>
    <message>
        <source>Nothing was sent to the database. If you know that it only reads, allow it in the connection&apos;s settings.</source>
        <translation>В базу данных ничего не отправлено. Если вы знаете, что она только читает, разрешите её в настройках подключения.</translation>
    </message>
    <message>
        <source>Nothing was sent to the database.</source>
        <translation>В базу данных ничего не отправлено.</translation>
    </message>
    <message>
        <source>Could not reach the server</source>
        <translation>Не удалось связаться с сервером</translation>
    </message>
    <message>
        <source>Time limit exceeded</source>
        <translation>Превышено время выполнения</translation>
    </message>
    <message>
        <source>Memory or disk limit exceeded</source>
        <translation>Превышен предел памяти или диска</translation>
    </message>
    <message>
        <source>Driver not installed</source>
        <translation>Драйвер не установлен</translation>
    </message>
    <message>
        <source>Blocked: this function is not known to be read-only</source>
        <translation>Заблокировано: неизвестно, ограничивается ли эта функция чтением</translation>
    </message>
    <message>
        <source>Blocked: only queries can run here</source>
        <translation>Заблокировано: здесь выполняются только запросы</translation>
    </message>
    <message>
        <source>Select fewer rows, or filter by a column that has an index.</source>
        <translation>Выберите меньше строк или отбирайте по столбцу с индексом.</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>Установите его и повторите попытку.</translation>
    </message>
</context>
<context>
    <name>querymend::ExportDialog</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln строка</numerusform>
            <numerusform>%Ln строки</numerusform>
            <numerusform>%Ln строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Экспорт в</translation>
    </message>
    <message>
        <source>The folder %1 does not exist.</source>
        <translation>Папки %1 не существует.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows fetched…</source>
        <translation>
            <numerusform>Загружена %Ln строка…</numerusform>
            <numerusform>Загружены %Ln строки…</numerusform>
            <numerusform>Загружено %Ln строк…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Writing %Ln rows…</source>
        <translation>
            <numerusform>Экспортируется %Ln строка…</numerusform>
            <numerusform>Экспортируются %Ln строки…</numerusform>
            <numerusform>Экспортируется %Ln строк…</numerusform>
        </translation>
    </message>
    <message>
        <source>All rows will be exported: %1 are loaded, and the rest will be fetched.</source>
        <translation>Будут экспортированы все строки: загружено %1, остальные будут получены сейчас.</translation>
    </message>
    <message>
        <source>%1 will be exported.</source>
        <translation>Будет экспортировано: %1.</translation>
    </message>
    <message>
        <source>Only %1 were fetched and will be exported. To export all rows, run the statement again.</source>
        <translation>Загружено и будет экспортировано только %1. Чтобы экспортировать все, выполните оператор снова.</translation>
    </message>
    <message>
        <source>XLSX holds at most %1 rows, %2 columns and %3 characters per cell.</source>
        <translation>XLSX вмещает не больше %1 строк, %2 столбцов и %3 символов в ячейке.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows saved to %1.</source>
        <translation>
            <numerusform>%Ln строка сохранена в %1.</numerusform>
            <numerusform>%Ln строки сохранены в %1.</numerusform>
            <numerusform>%Ln строк сохранено в %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cells were too long for XLSX and were cut.</source>
        <translation>
            <numerusform>%Ln ячейка слишком длинная для XLSX и обрезана.</numerusform>
            <numerusform>%Ln ячейки слишком длинные для XLSX и обрезаны.</numerusform>
            <numerusform>%Ln ячеек слишком длинные для XLSX и обрезаны.</numerusform>
        </translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Too many rows for XLSX. Use CSV or JSON.</source>
        <translation>Слишком много строк для XLSX. Используйте CSV или JSON.</translation>
    </message>
    <message>
        <source>Too many columns for XLSX. Use CSV or JSON.</source>
        <translation>Слишком много столбцов для XLSX. Используйте CSV или JSON.</translation>
    </message>
    <message>
        <source>Stopped. No file was saved.</source>
        <translation>Остановлено. Файл не сохранён.</translation>
    </message>
</context>
<context>
    <name>querymend::FailureWords</name>
    <message>
        <source>The SSH tunnel was lost</source>
        <translation>Туннель SSH оборвался</translation>
    </message>
    <message>
        <source>The SSH tunnel does not work</source>
        <translation>Туннель SSH не работает</translation>
    </message>
    <message>
        <source>The command gave no password</source>
        <translation>Команда не дала пароля</translation>
    </message>
    <message>
        <source>The database was not asked for a login: the way to it is through SSH.</source>
        <translation>Вход в базу данных не запрашивался: путь к ней идёт через SSH.</translation>
    </message>
    <message>
        <source>Correct the command in the connection&apos;s form, or leave it empty and type the password.</source>
        <translation>Исправьте команду в форме подключения или оставьте её пустой и введите пароль.</translation>
    </message>
    <message>
        <source>The database did not answer in time</source>
        <translation>База данных не ответила вовремя</translation>
    </message>
    <message>
        <source>The connection was lost</source>
        <translation>Соединение потеряно</translation>
    </message>
    <message>
        <source>A library for this database is missing</source>
        <translation>Не хватает библиотеки для этой базы данных</translation>
    </message>
    <message>
        <source>The server refused the login</source>
        <translation>Сервер отклонил вход</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>Установите её и повторите попытку.</translation>
    </message>
    <message>
        <source>Check the user and the password.</source>
        <translation>Проверьте имя пользователя и пароль.</translation>
    </message>
    <message>
        <source>Check the host, the port and the database, and make sure that the server is running.</source>
        <translation>Проверьте хост, порт и базу данных и убедитесь, что сервер запущен.</translation>
    </message>
    <message>
        <source>Connection cancelled</source>
        <translation>Подключение отменено</translation>
    </message>
    <message>
        <source>Could not make a read-only connection</source>
        <translation>Не удалось открыть подключение только для чтения</translation>
    </message>
    <message>
        <source>Not enough memory to open the database</source>
        <translation>Недостаточно памяти, чтобы открыть базу данных</translation>
    </message>
    <message>
        <source>Could not open the file</source>
        <translation>Не удалось открыть файл</translation>
    </message>
    <message>
        <source>Could not reach the server</source>
        <translation>Не удалось связаться с сервером</translation>
    </message>
    <message>
        <source>Check the path and your permission to read the file, and make sure that it is a database of this type.</source>
        <translation>Проверьте путь, тип базы данных и право на чтение файла.</translation>
    </message>
    <message>
        <source>Database not found on the server</source>
        <translation>База данных не найдена на сервере</translation>
    </message>
    <message>
        <source>Check the database name. The server is running.</source>
        <translation>Проверьте имя базы данных. Сервер работает.</translation>
    </message>
    <message>
        <source>A connection option is not valid</source>
        <translation>Недопустимый параметр подключения</translation>
    </message>
    <message>
        <source>Correct it in the connection&apos;s options.</source>
        <translation>Исправьте его в параметрах подключения.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is for another name</source>
        <translation>Сертификат сервера выдан на другое имя</translation>
    </message>
    <message>
        <source>Use a host name that is in the certificate. If there is none, ask the server&apos;s administrator: another server may have answered.</source>
        <translation>Укажите имя хоста, которое есть в сертификате. Если его нет, обратитесь к администратору сервера: возможно, ответил другой сервер.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not valid today</source>
        <translation>Сертификат сервера сегодня недействителен</translation>
    </message>
    <message>
        <source>It has expired or is not valid yet. Ask the server&apos;s administrator to renew it, and check the date of this machine.</source>
        <translation>Срок его действия истёк или ещё не начался. Попросите администратора сервера обновить его и проверьте дату на этом компьютере.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate is not trusted</source>
        <translation>Нет доверия к сертификату сервера</translation>
    </message>
    <message>
        <source>It was issued by an authority that is not known here. If you trust the server, name the file of its authority in the option %1.</source>
        <extracomment>%1 is the name of an option</extracomment>
        <translation>Его выдал удостоверяющий центр, который здесь неизвестен. Если вы доверяете серверу, укажите файл его удостоверяющего центра в параметре %1.</translation>
    </message>
    <message>
        <source>The server&apos;s certificate was not accepted</source>
        <translation>Сертификат сервера не принят</translation>
    </message>
    <message>
        <source>It was issued by an authority that is not known here, or it has expired. If you trust the server, name the file of its authority in the option %1.</source>
        <extracomment>%1 is the name of an option</extracomment>
        <translation>Его выдал удостоверяющий центр, который здесь неизвестен, или срок его действия истёк. Если вы доверяете серверу, укажите файл его удостоверяющего центра в параметре %1.</translation>
    </message>
    <message>
        <source>The server does not offer encryption</source>
        <translation>Сервер не предлагает шифрование</translation>
    </message>
    <message>
        <source>The connection demands it, so no password was sent. Ask the server&apos;s administrator for encryption, or choose a TLS mode that does not demand it.</source>
        <translation>Подключение его требует, поэтому пароль не отправлен. Попросите администратора сервера включить шифрование или выберите режим TLS, который его не требует.</translation>
    </message>
    <message>
        <source>A certificate file cannot be used</source>
        <translation>Файл сертификата не подходит</translation>
    </message>
    <message>
        <source>Check its path in the connection&apos;s options, its contents, and that you are allowed to read it.</source>
        <translation>Проверьте путь в параметрах подключения, содержимое файла и право его читать.</translation>
    </message>
    <message>
        <source>Could not encrypt the connection</source>
        <translation>Не удалось зашифровать подключение</translation>
    </message>
    <message>
        <source>Check the TLS mode and the certificate files in the connection&apos;s options.</source>
        <translation>Проверьте режим TLS и файлы сертификатов в параметрах подключения.</translation>
    </message>
</context>
<context>
    <name>querymend::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Aa</source>
        <translation>Aa</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>С учётом регистра</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Слова целиком</translation>
    </message>
    <message>
        <source>.*</source>
        <translation>.*</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Регулярное выражение</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Заменить на</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n замена</numerusform>
            <numerusform>%n замены</numerusform>
            <numerusform>%n замен</numerusform>
        </translation>
    </message>
    <message>
        <source>invalid pattern: %1</source>
        <translation>недопустимое выражение: %1</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n совпадение</numerusform>
            <numerusform>%n совпадения</numerusform>
            <numerusform>%n совпадений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Заменить все</translation>
    </message>
</context>
<context>
    <name>querymend::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>&amp;Содержание</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Поиск в справке</translation>
    </message>
    <message>
        <source>Found in the help</source>
        <translation>Найдено в справке</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>Ни на одной странице нет этих слов.</translation>
    </message>
</context>
<context>
    <name>querymend::HistoryDialog</name>
    <message>
        <source>Any outcome</source>
        <translation>Любой итог</translation>
    </message>
    <message>
        <source>Any model</source>
        <translation>Любая модель</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Любая база</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Любая метка</translation>
    </message>
    <message>
        <source>No runs match your search.</source>
        <translation>По запросу запусков не найдено.</translation>
    </message>
    <message>
        <source>No questions yet. Questions that you ask are saved here.</source>
        <translation>Вопросов пока нет. Заданные вопросы сохраняются здесь.</translation>
    </message>
    <message>
        <source>Any category</source>
        <translation>Любая категория</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>Кто угодно</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Люди</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенты</translation>
    </message>
</context>
<context>
    <name>querymend::InlineMessage</name>
    <message>
        <source>Dismiss this message</source>
        <translation>Закрыть это сообщение</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>querymend::InspectorPanel</name>
    <message>
        <source>Attempt</source>
        <translation>Попытка</translation>
    </message>
    <message>
        <source>Diff</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Что не так</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Reflection</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Промпт</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Timings</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Where the time went</source>
        <translation>На что ушло время</translation>
    </message>
    <message>
        <source>Copy the SQL of this attempt</source>
        <translation>Копировать SQL этой попытки</translation>
    </message>
    <message>
        <source>Open the SQL of this attempt in the editor</source>
        <translation>Открыть SQL этой попытки в редакторе</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Трафик</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>The hint that followed</source>
        <translation>Подсказка, отправленная затем</translation>
    </message>
    <message>
        <source>The decision and its reason</source>
        <translation>Решение и его причина</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>От модели</translation>
    </message>
    <message>
        <source>The model&apos;s reply</source>
        <translation>Ответ модели</translation>
    </message>
    <message>
        <source>The checks and the safety report</source>
        <translation>Проверки и отчёт о безопасности</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>The tests, and which lane passes them</source>
        <translation>Тесты и какая дорожка их проходит</translation>
    </message>
    <message>
        <source>Select an attempt on the timeline.</source>
        <translation>Выберите попытку на ленте.</translation>
    </message>
    <message>
        <source>%1 compared with %2</source>
        <translation>%1 относительно %2</translation>
    </message>
    <message>
        <source>What was sent to the model&apos;s server and received from it</source>
        <translation>Что отправлено на сервер модели и получено от него</translation>
    </message>
    <message>
        <source>Compare this attempt with another</source>
        <translation>Сравнить эту попытку с другой</translation>
    </message>
    <message>
        <source>Fork, retry or accept this attempt</source>
        <translation>Ответвить, повторить или принять эту попытку</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>All that was done for this attempt</source>
        <translation>Всё, что сделано для этой попытки</translation>
    </message>
    <message>
        <source>&amp;Copy a Report of This Failure</source>
        <translation>Копировать отчёт об этой о&amp;шибке</translation>
    </message>
    <message>
        <source>Details of attempts appear here.</source>
        <translation>Здесь появятся подробности попыток.</translation>
    </message>
</context>
<context>
    <name>querymend::LanguagePage</name>
    <message>
        <source>Same as the system</source>
        <translation>Как в системе</translation>
    </message>
</context>
<context>
    <name>querymend::MainWindow</name>
    <message>
        <source>Schema</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Retry Timeline</source>
        <translation>Лента попыток</translation>
    </message>
    <message>
        <source>Attempt</source>
        <translation>Попытка</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Демонстрации</translation>
    </message>
</context>
<context>
    <name>querymend::MessagesPage</name>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message>
        <source>Statements run in this window are logged here.</source>
        <translation>Здесь записываются операторы, выполненные в этом окне.</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Копировать все сообщения</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Очистить сообщения</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln строка</numerusform>
            <numerusform>%Ln строки</numerusform>
            <numerusform>%Ln строк</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, more to fetch</source>
        <translation>%1, есть ещё</translation>
    </message>
</context>
<context>
    <name>querymend::ModelFields</name>
    <message>
        <source>Enter the prices of prompt and reply as numbers, such as %1, or leave all prices empty.</source>
        <translation>Укажите цены промпта и ответа числами, например %1, или оставьте все цены пустыми.</translation>
    </message>
    <message numerus="yes">
        <source>Found %n models; choose one above.</source>
        <translation>
            <numerusform>Найдена %n модель: выберите её выше.</numerusform>
            <numerusform>Найдены %n модели: выберите одну выше.</numerusform>
            <numerusform>Найдено %n моделей: выберите одну выше.</numerusform>
        </translation>
    </message>
    <message>
        <source>not shown again after you enter it</source>
        <translation>после ввода больше не показывается</translation>
    </message>
</context>
<context>
    <name>querymend::ModelPane</name>
    <message>
        <source>New model</source>
        <translation>Новая модель</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (черновик)</translation>
    </message>
    <message>
        <source>Kept until the program ends.</source>
        <translation>Хранится до выхода из программы.</translation>
    </message>
    <message>
        <source>Saving to the system&apos;s key store…</source>
        <translation>Сохранение в системное хранилище ключей…</translation>
    </message>
    <message>
        <source>Kept only until the program ends: %1</source>
        <translation>Хранится только до выхода из программы: %1</translation>
    </message>
    <message>
        <source>No models yet. Add one, or look for servers on this machine.</source>
        <translation>Моделей пока нет. Добавьте модель или найдите серверы на этом компьютере.</translation>
    </message>
    <message>
        <source>Saved in the system&apos;s key store.</source>
        <translation>Сохранён в системном хранилище ключей.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not used, because of a mistake in the file: %2</source>
        <translation>«%1» не используется из-за ошибки в файле: %2</translation>
    </message>
    <message>
        <source>Fill in the missing fields first.</source>
        <translation>Сначала заполните недостающие поля.</translation>
    </message>
</context>
<context>
    <name>querymend::ModelWork</name>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Asking the model for a statement…</source>
        <translation>Запрос оператора у модели…</translation>
    </message>
    <message>
        <source>Looking for servers on this machine…</source>
        <translation>Поиск серверов на этом компьютере…</translation>
    </message>
    <message>
        <source>Found on this machine:</source>
        <translation>Найдено на этом компьютере:</translation>
    </message>
    <message numerus="yes">
        <source>Add %1 at %2 (%n models)</source>
        <translation>
            <numerusform>Добавить %1 по адресу %2 (%n модель)</numerusform>
            <numerusform>Добавить %1 по адресу %2 (%n модели)</numerusform>
            <numerusform>Добавить %1 по адресу %2 (%n моделей)</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>&amp;Test</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>Fetching the server&apos;s models…</source>
        <translation>Получение списка моделей…</translation>
    </message>
    <message>
        <source>Fill in the missing fields first.</source>
        <translation>Сначала заполните недостающие поля.</translation>
    </message>
    <message>
        <source>No server found on this machine. Is one running?</source>
        <translation>На этом компьютере серверы не найдены. Запущен ли сервер?</translation>
    </message>
    <message>
        <source>&amp;Find Local Servers</source>
        <translation>&amp;Найти локальные серверы</translation>
    </message>
    <message>
        <source>Not usable: %1 (%2)</source>
        <translation>Нельзя использовать: %1 (%2)</translation>
    </message>
</context>
<context>
    <name>querymend::Panels</name>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Table preview</source>
        <translation>Предпросмотр таблицы</translation>
    </message>
</context>
<context>
    <name>querymend::PiecePane</name>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Only the beginning of %1 is shown.</source>
        <translation>Показано только начало (всего %1).</translation>
    </message>
    <message>
        <source>Save the whole text</source>
        <translation>Сохранить весь текст</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Сохранено как %1.</translation>
    </message>
    <message>
        <source>Could not save %1: %2. Choose another location.</source>
        <translation>Не удалось сохранить %1: %2. Выберите другое место.</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
</context>
<context>
    <name>querymend::PlanModel</name>
    <message>
        <source>%1, expensive</source>
        <translation>%1, затратно</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Операция</translation>
    </message>
    <message>
        <source>Table or index</source>
        <translation>Таблица или индекс</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Стоимость</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
</context>
<context>
    <name>querymend::PlanPage</name>
    <message>
        <source>The plan</source>
        <translation>План выполнения</translation>
    </message>
    <message>
        <source>The run was made on %1, but another database is open.</source>
        <translation>Запуск выполнен на базе %1, но открыта другая.</translation>
    </message>
    <message>
        <source>Read Plan</source>
        <translation>Прочитать план</translation>
    </message>
    <message>
        <source>No SQL yet.</source>
        <translation>SQL пока нет.</translation>
    </message>
    <message>
        <source>No database is open. Plans are not recorded: open %1 to read this one.</source>
        <translation>База данных не открыта. Планы не записываются: откройте %1, чтобы прочитать этот план.</translation>
    </message>
    <message>
        <source>Reading the plan…</source>
        <translation>Чтение плана…</translation>
    </message>
    <message>
        <source>The open database cannot plan this statement: %1</source>
        <translation>Открытая база данных не может составить план этого оператора: %1</translation>
    </message>
    <message>
        <source>How the open database would run it now.</source>
        <translation>Как открытая база данных выполнила бы это сейчас.</translation>
    </message>
</context>
<context>
    <name>querymend::PlanView</name>
    <message>
        <source>Details of the step</source>
        <translation>Сведения о шаге</translation>
    </message>
    <message>
        <source>The plan as returned by the engine</source>
        <translation>План, как его вернула база данных</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Исходный</translation>
    </message>
    <message>
        <source>Copy the plan</source>
        <translation>Копировать план</translation>
    </message>
    <message>
        <source>Copy Plan</source>
        <translation>Копировать план</translation>
    </message>
    <message>
        <source>Steps of the plan</source>
        <translation>Шаги плана</translation>
    </message>
    <message>
        <source>Explain a statement (Ctrl+E) to see how the database would run it.</source>
        <translation>Запросите план оператора (Ctrl+E), чтобы увидеть, как база данных выполнила бы его.</translation>
    </message>
    <message>
        <source>This plan cannot be shown as a tree. It is shown as returned by the engine.</source>
        <translation>Этот план нельзя показать в виде дерева. Он показан так, как его вернула база данных.</translation>
    </message>
</context>
<context>
    <name>querymend::PlaybackBar</name>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Воспроизвести снова</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Воспроизвести</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Moment shown</source>
        <translation>Показываемый момент</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>To the next event</source>
        <translation>К следующему событию</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Проигрыватель</translation>
    </message>
    <message>
        <source>Space plays and pauses, Left and Right go from event to event</source>
        <translation>Пробел — воспроизведение и пауза, стрелки влево и вправо — от события к событию</translation>
    </message>
    <message>
        <source>To the event before</source>
        <translation>К предыдущему событию</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show the whole run and close the player</source>
        <translation>Показать весь запуск и закрыть проигрыватель</translation>
    </message>
</context>
<context>
    <name>querymend::PresenterMode</name>
    <message>
        <source>Not available while presenting: connections, settings and history show host names.</source>
        <translation>Недоступно во время презентации: в подключениях, настройках и истории видны имена хостов.</translation>
    </message>
</context>
<context>
    <name>querymend::ProblemMarks</name>
    <message>
        <source>Click or Alt+↵ for a fix</source>
        <translation>Исправить: щелчок или Alt+↵</translation>
    </message>
</context>
<context>
    <name>querymend::ProblemPage</name>
    <message>
        <source>Running…</source>
        <translation>Выполнение…</translation>
    </message>
    <message>
        <source>%1: show it in the editor</source>
        <translation>%1: показать в редакторе</translation>
    </message>
    <message>
        <source>What is this?</source>
        <translation>Что это?</translation>
    </message>
</context>
<context>
    <name>querymend::PromptPage</name>
    <message>
        <source>Prompt</source>
        <translation>Промпт</translation>
    </message>
    <message>
        <source>About %1 tokens, estimated</source>
        <translation>Около %1 токенов, по оценке</translation>
    </message>
    <message>
        <source>system</source>
        <translation>система</translation>
    </message>
    <message>
        <source>user</source>
        <translation>пользователь</translation>
    </message>
    <message>
        <source>%1 · %2 · ≈ %3 tokens</source>
        <extracomment>the name of a section, whom it speaks as, and about how many tokens it has</extracomment>
        <translation>%1 · %2 · ≈ %3 токенов</translation>
    </message>
    <message>
        <source>No prompt yet.</source>
        <translation>Промпта пока нет.</translation>
    </message>
    <message>
        <source>Manage Memory…</source>
        <translation>Управление памятью…</translation>
    </message>
    <message>
        <source>Lists all examples and lessons, to forget them or not to show them</source>
        <translation>Список всех примеров и уроков: забыть их или не показывать</translation>
    </message>
</context>
<context>
    <name>querymend::ProposalBar</name>
    <message>
        <source>Proposed change</source>
        <translation>Предложенная правка</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Принять</translation>
    </message>
    <message>
        <source>&amp;Revert</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) removed</source>
        <translation>
            <numerusform>удалена %n строка</numerusform>
            <numerusform>удалены %n строки</numerusform>
            <numerusform>удалено %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>добавлено: %n</numerusform>
            <numerusform>добавлено: %n</numerusform>
            <numerusform>добавлено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Accept the proposed text</source>
        <translation>Принять предложенный текст</translation>
    </message>
    <message>
        <source>Restore the text as it was</source>
        <translation>Вернуть прежний текст</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionEdit</name>
    <message>
        <source>Ask a question about your data</source>
        <translation>Задайте вопрос о своих данных</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
</context>
<context>
    <name>querymend::RecentMenu</name>
    <message>
        <source>No Recent Files</source>
        <translation>Нет недавних файлов</translation>
    </message>
</context>
<context>
    <name>querymend::ResultBar</name>
    <message>
        <source>Filter rows</source>
        <translation>Фильтр строк</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Столбцы</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Cell (F2)</source>
        <translation>Ячейка (F2)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Show only fetched rows that contain this text (Ctrl+F)</source>
        <translation>Показать только загруженные строки с этим текстом (Ctrl+F)</translation>
    </message>
    <message>
        <source>Chart: needs a column of labels and a column of numbers</source>
        <translation>Диаграмма: нужны столбец подписей и столбец чисел</translation>
    </message>
</context>
<context>
    <name>querymend::ResultChart</name>
    <message>
        <source>Chart of the result</source>
        <translation>Диаграмма результата</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Столбики</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Линии</translation>
    </message>
    <message>
        <source>Chart type</source>
        <translation>Вид диаграммы</translation>
    </message>
    <message>
        <source>What the values are plotted against</source>
        <translation>По чему строятся значения</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
    <message>
        <source>Columns of values</source>
        <translation>Столбцы значений</translation>
    </message>
    <message>
        <source>Only fetched rows are drawn: %1</source>
        <translation>Показаны загруженные строки: %1</translation>
    </message>
    <message>
        <source>%1 (right axis)</source>
        <translation>%1 (правая ось)</translation>
    </message>
    <message>
        <source>Column of labels</source>
        <translation>Столбец подписей</translation>
    </message>
    <message>
        <source>Only the first %1 rows are drawn, to keep the chart readable.</source>
        <translation>Для наглядности показаны только первые %1 строк.</translation>
    </message>
</context>
<context>
    <name>querymend::ResultFoot</name>
    <message>
        <source>The statement is running</source>
        <translation>Оператор выполняется</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Cancel the statement</source>
        <translation>Отменить оператор</translation>
    </message>
    <message>
        <source>Fetch All</source>
        <translation>Загрузить все</translation>
    </message>
    <message>
        <source>read again in %1</source>
        <translation>прочитано снова за %1</translation>
    </message>
    <message>
        <source>read in %1</source>
        <translation>прочитано за %1</translation>
    </message>
</context>
<context>
    <name>querymend::ResultGrid</name>
    <message>
        <source>Rows of the result</source>
        <translation>Строки результата</translation>
    </message>
    <message>
        <source>Columns of the result</source>
        <translation>Столбцы результата</translation>
    </message>
    <message>
        <source>Show All Columns</source>
        <translation>Показать все столбцы</translation>
    </message>
    <message>
        <source>Fit Column Widths to Content</source>
        <translation>Подогнать ширину столбцов</translation>
    </message>
    <message>
        <source>Inspect Cell</source>
        <translation>Просмотреть ячейку</translation>
    </message>
    <message>
        <source>Sort Ascending</source>
        <translation>Сортировать по возрастанию</translation>
    </message>
    <message>
        <source>Sort Descending</source>
        <translation>Сортировать по убыванию</translation>
    </message>
    <message>
        <source>Original Order</source>
        <translation>Исходный порядок</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy With Column Names</source>
        <translation>Копировать с именами столбцов</translation>
    </message>
    <message>
        <source>Copy as CSV</source>
        <translation>Копировать как CSV</translation>
    </message>
    <message>
        <source>Copy as Markdown</source>
        <translation>Копировать как Markdown</translation>
    </message>
    <message>
        <source>Copy as JSON</source>
        <translation>Копировать как JSON</translation>
    </message>
    <message>
        <source>Copy as INSERT</source>
        <translation>Копировать как INSERT</translation>
    </message>
    <message>
        <source>Hide Column</source>
        <translation>Скрыть столбец</translation>
    </message>
</context>
<context>
    <name>querymend::ResultModel</name>
    <message>
        <source>empty text</source>
        <translation>пустой текст</translation>
    </message>
    <message>
        <source>%1
Type: %2</source>
        <translation>%1
Тип: %2</translation>
    </message>
</context>
<context>
    <name>querymend::ResultTabs</name>
    <message>
        <source>Results, plan and messages</source>
        <translation>Результаты, план и сообщения</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Close this result</source>
        <translation>Закрыть этот результат</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Pin this result: the next one opens in another tab</source>
        <translation>Закрепить результат: следующий откроется в другой вкладке</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>New name for the result</source>
        <translation>Новое имя результата</translation>
    </message>
    <message>
        <source>Run Again</source>
        <translation>Выполнить снова</translation>
    </message>
</context>
<context>
    <name>querymend::ResultView</name>
    <message numerus="yes">
        <source>%Ln rows</source>
        <translation>
            <numerusform>%Ln строка</numerusform>
            <numerusform>%Ln строки</numerusform>
            <numerusform>%Ln строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Sorting and filtering %1…</source>
        <translation>Сортировка и фильтр: %1…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Выполняется</translation>
    </message>
    <message>
        <source>%1 so far, more available</source>
        <translation>загружено: %1, есть ещё</translation>
    </message>
    <message>
        <source>The statement returned no rows.</source>
        <translation>Оператор не вернул строк.</translation>
    </message>
    <message>
        <source>The rows after %1 were not fetched: another statement replaced this one</source>
        <translation>Строки после %1 не загружены: выполнен другой оператор</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Cancelled; the rows after %1 were not fetched</source>
        <translation>Отменено; строки после %1 не загружены</translation>
    </message>
    <message>
        <source>%1; the rows after %2 were not fetched</source>
        <translation>%1; строки после %2 не загружены</translation>
    </message>
    <message>
        <source>%1, fetched as you scroll</source>
        <translation>%1, загружаются при прокрутке</translation>
    </message>
    <message>
        <source>%1 of the first %2; fetched rows only</source>
        <translation>%1 из первых %2; только загруженные</translation>
    </message>
    <message>
        <source>%1, %2 fetched</source>
        <translation>%1, загружено: %2</translation>
    </message>
</context>
<context>
    <name>querymend::ResultsPanel</name>
    <message>
        <source>Results</source>
        <translation>Результаты</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>План</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщения</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln rows to %1</source>
        <translation>
            <numerusform>Экспортирована %Ln строка в %1</numerusform>
            <numerusform>Экспортированы %Ln строки в %1</numerusform>
            <numerusform>Экспортировано %Ln строк в %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not run: no database is open. Open a connection first.</source>
        <translation>Не выполнено: база данных не открыта. Сначала подключитесь.</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>Результат %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln statement(s) after it were not run</source>
        <translation>
            <numerusform>%Ln следующий оператор не выполнен</numerusform>
            <numerusform>%Ln следующих оператора не выполнены</numerusform>
            <numerusform>%Ln следующих операторов не выполнены</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan read</source>
        <translation>План получен</translation>
    </message>
</context>
<context>
    <name>querymend::RowDifferenceModel</name>
    <message>
        <source>− only on the left</source>
        <translation>− только слева</translation>
    </message>
    <message>
        <source>+ only on the right</source>
        <translation>+ только справа</translation>
    </message>
    <message>
        <source>≠ changed</source>
        <translation>≠ отличается</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
</context>
<context>
    <name>querymend::RowsPage</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Rows that differ</source>
        <translation>Различающиеся строки</translation>
    </message>
    <message>
        <source>Reading the rows on the left…</source>
        <translation>Чтение строк слева…</translation>
    </message>
    <message>
        <source>The database was closed.</source>
        <translation>База данных закрыта.</translation>
    </message>
    <message>
        <source>Reading the rows on the right…</source>
        <translation>Чтение строк справа…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>Rea&amp;d Rows</source>
        <translation>&amp;Прочитать строки</translation>
    </message>
    <message>
        <source>One side has no SQL.</source>
        <translation>С одной из сторон нет SQL.</translation>
    </message>
    <message>
        <source>No database is open, and rows are not recorded: open the database to compare the results.</source>
        <translation>База данных не открыта, а строки не записываются: откройте базу, чтобы сравнить результаты.</translation>
    </message>
    <message>
        <source>Both statements will run read-only on %1; at most %2 rows of each are read.</source>
        <translation>Оба оператора будут выполнены на %1 только для чтения; не больше %2 строк каждый.</translation>
    </message>
    <message>
        <source>Could not read the rows on the left: %1</source>
        <translation>Не удалось прочитать строки слева: %1</translation>
    </message>
    <message>
        <source>Could not read the rows on the right: %1</source>
        <translation>Не удалось прочитать строки справа: %1</translation>
    </message>
</context>
<context>
    <name>querymend::RunActions</name>
    <message>
        <source>Runs (*.querymend *.run *.json *.jsonl)</source>
        <translation>Запуски (*.querymend *.run *.json *.jsonl)</translation>
    </message>
    <message>
        <source>Delete Runs</source>
        <translation>Удаление запусков</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n run(s) permanently?</source>
        <translation>
            <numerusform>Удалить %n запуск навсегда?</numerusform>
            <numerusform>Удалить %n запуска навсегда?</numerusform>
            <numerusform>Удалить %n запусков навсегда?</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>This run is no longer interrupted: it is continuing elsewhere, or has ended.</source>
        <translation>Этот запуск больше не прерван: он продолжается в другом месте или завершён.</translation>
    </message>
    <message>
        <source>Take Over</source>
        <translation>Перехватить</translation>
    </message>
    <message>
        <source>Another program is writing this run. If you take it over, that program cannot continue it.</source>
        <translation>Этот запуск записывает другая программа. Если вы перехватите его, она не сможет его продолжить.</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Экспорт запуска</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>Saved to %1 without rows, because the history keeps none: open the run on its database and export it from there to include them.</source>
        <translation>Сохранено в %1 без строк: история их не хранит. Чтобы включить их, откройте запуск с его базой данных и экспортируйте оттуда.</translation>
    </message>
    <message>
        <source>Import Run</source>
        <translation>Импорт запуска</translation>
    </message>
    <message>
        <source>Run imported.</source>
        <translation>Запуск импортирован.</translation>
    </message>
    <message>
        <source>Run imported under a new ID, because another run has the same ID.</source>
        <translation>Запуск импортирован с новым идентификатором, потому что прежний уже занят.</translation>
    </message>
    <message>
        <source>This run is already in the history.</source>
        <translation>Этот запуск уже есть в истории.</translation>
    </message>
    <message>
        <source>Run ended as cancelled.</source>
        <translation>Запуск завершён как отменённый.</translation>
    </message>
    <message>
        <source>Run taken over. You can now resume or end it.</source>
        <translation>Запуск перехвачен. Теперь его можно продолжить или завершить.</translation>
    </message>
    <message>
        <source>Take Over Run</source>
        <translation>Перехват запуска</translation>
    </message>
</context>
<context>
    <name>querymend::RunForms</name>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Fork</source>
        <translation>Ответвить</translation>
    </message>
    <message>
        <source>One more attempt after %1</source>
        <translation>Ещё одна попытка после %1</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Edit %1 before continuing</source>
        <translation>Изменение %1 перед продолжением</translation>
    </message>
    <message>
        <source>Leave empty to let the model write it. If you write it yourself, the model is not called.</source>
        <translation>Оставьте пустым, чтобы писала модель. Если напишете сами, модель не вызывается.</translation>
    </message>
    <message>
        <source>The model was never called for this attempt, so it cannot be forked.</source>
        <translation>Модель для этой попытки не вызывалась, поэтому ответвить от неё нельзя.</translation>
    </message>
    <message>
        <source>New run from %1</source>
        <translation>Новый запуск от %1</translation>
    </message>
    <message>
        <source>This attempt was never checked, so there is nothing to hint at. Fork from it instead.</source>
        <translation>Эту попытку не проверяли, поэтому подсказывать нечего. Создайте от неё ответвление.</translation>
    </message>
    <message>
        <source>Leave unchanged to have the model write it again. If you edit it, the model is not called.</source>
        <translation>Оставьте без изменений, чтобы модель написала заново. Если измените, модель не вызывается.</translation>
    </message>
    <message>
        <source>Edit %1&apos;s statement</source>
        <translation>Изменить оператор агента %1</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Выполнить</translation>
    </message>
</context>
<context>
    <name>querymend::RunListModel</name>
    <message>
        <source>running</source>
        <translation>выполняется</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>unanswerable</source>
        <translation>ответить нельзя</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Попытки</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Agent: %1</source>
        <translation>Агент: %1</translation>
    </message>
    <message>
        <source>not answered by you</source>
        <translation>без вашего ответа</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaBrowser</name>
    <message>
        <source>Tables and columns</source>
        <translation>Таблицы и столбцы</translation>
    </message>
    <message>
        <source>&amp;Insert Name</source>
        <translation>&amp;Вставить имя</translation>
    </message>
    <message>
        <source>&amp;Preview Rows</source>
        <translation>&amp;Предпросмотр строк</translation>
    </message>
    <message>
        <source>&amp;Copy Name</source>
        <translation>&amp;Копировать имя</translation>
    </message>
    <message>
        <source>Copy as &amp;M-Schema</source>
        <translation>Копировать как &amp;M-Schema</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Обновить</translation>
    </message>
    <message>
        <source>&amp;Definition and Indexes…</source>
        <translation>&amp;Определение и индексы…</translation>
    </message>
    <message>
        <source>&amp;SELECT From Here</source>
        <translation>&amp;SELECT отсюда</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaItemData</name>
    <message>
        <source>(no schema)</source>
        <translation>(без схемы)</translation>
    </message>
    <message numerus="yes">
        <source>schema %1, %n tables</source>
        <translation>
            <numerusform>схема %1, %n таблица</numerusform>
            <numerusform>схема %1, %n таблицы</numerusform>
            <numerusform>схема %1, %n таблиц</numerusform>
        </translation>
    </message>
    <message>
        <source>used by the attempt</source>
        <translation>используется в попытке</translation>
    </message>
    <message>
        <source>in the prompt</source>
        <translation>в промпте</translation>
    </message>
    <message>
        <source>not in the prompt</source>
        <translation>не в промпте</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>первичный ключ</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaPanel</name>
    <message>
        <source>Schema</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Filter tables and columns</source>
        <translation>Фильтр таблиц и столбцов</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Reading columns</source>
        <translation>Чтение столбцов</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ни одной</translation>
    </message>
    <message>
        <source>Remove all tables from the prompt</source>
        <translation>Исключить все таблицы из промпта</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Подключение…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Connect…</source>
        <translation>Подключиться…</translation>
    </message>
    <message>
        <source>This database has no tables</source>
        <translation>В этой базе данных нет таблиц</translation>
    </message>
    <message numerus="yes">
        <source>%n tables</source>
        <translation>
            <numerusform>%n таблица</numerusform>
            <numerusform>%n таблицы</numerusform>
            <numerusform>%n таблиц</numerusform>
        </translation>
    </message>
    <message>
        <source>Prompt: %1 of %2 · %3</source>
        <comment>tables, tokens</comment>
        <translation>Промпт: %1 из %2 · %3</translation>
    </message>
    <message>
        <source>Marked: %1</source>
        <translation>Отмечено: %1</translation>
    </message>
    <message>
        <source>Refresh the schema</source>
        <translation>Обновить схему</translation>
    </message>
    <message>
        <source>Include all tables in the prompt</source>
        <translation>Включить все таблицы в промпт</translation>
    </message>
    <message>
        <source>Edit Connection…</source>
        <translation>Изменить подключение…</translation>
    </message>
    <message>
        <source>No database connected</source>
        <translation>Нет подключения к базе данных</translation>
    </message>
    <message>
        <source>Tables and columns appear here once you connect.</source>
        <translation>После подключения здесь появятся таблицы и столбцы.</translation>
    </message>
    <message>
        <source>Or this login can&apos;t see them. Refresh to see new tables.</source>
        <translation>Или этот пользователь их не видит. Обновите, чтобы увидеть новые таблицы.</translation>
    </message>
    <message>
        <source>Could not refresh the schema: %1</source>
        <translation>Не удалось обновить схему: %1</translation>
    </message>
    <message>
        <source>best %1 of %2 matches</source>
        <translation>лучшие %1 из %2 найденных</translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>найдено: %n</numerusform>
            <numerusform>найдено: %n</numerusform>
            <numerusform>найдено: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables in the prompt, and about how many tokens of the model&apos;s context they take</source>
        <translation>Таблицы в промпте и сколько примерно токенов контекста модели они занимают</translation>
    </message>
    <message>
        <source>No matching tables or columns.</source>
        <translation>Подходящих таблиц и столбцов нет.</translation>
    </message>
</context>
<context>
    <name>querymend::SchemaWords</name>
    <message numerus="yes">
        <source>%n columns</source>
        <translation>
            <numerusform>%n столбец</numerusform>
            <numerusform>%n столбца</numerusform>
            <numerusform>%n столбцов</numerusform>
        </translation>
    </message>
    <message>
        <source>columns not read yet</source>
        <translation>столбцы ещё не прочитаны</translation>
    </message>
    <message>
        <source>about %1 rows</source>
        <translation>около %1 строк</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>первичный ключ</translation>
    </message>
    <message>
        <source>references %1</source>
        <translation>ссылается на %1</translation>
    </message>
    <message>
        <source>%1 tok</source>
        <comment>tokens, short</comment>
        <translation>%1 ток.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>view</source>
        <translation>представление</translation>
    </message>
    <message>
        <source>materialized view</source>
        <translation>материализованное представление</translation>
    </message>
    <message>
        <source>foreign table</source>
        <translation>внешняя таблица</translation>
    </message>
    <message>
        <source>partition</source>
        <translation>секция</translation>
    </message>
    <message>
        <source>shadow table</source>
        <translation>теневая таблица</translation>
    </message>
    <message>
        <source>temporary table</source>
        <translation>временная таблица</translation>
    </message>
    <message>
        <source>relation</source>
        <translation>отношение</translation>
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
            <numerusform>Скопирована %Ln строка</numerusform>
            <numerusform>Скопированы %Ln строки</numerusform>
            <numerusform>Скопировано %Ln строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Too large to copy (over %1). Export it instead.</source>
        <translation>Слишком много для копирования (больше %1). Используйте экспорт.</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsDialog</name>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Export Settings</source>
        <translation>Экспорт настроек</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Настройки (*.json)</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Тексты</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Запуски</translation>
    </message>
    <message>
        <source>Policy and Loop</source>
        <translation>Правила и цикл</translation>
    </message>
    <message>
        <source>Exported without passwords and keys.</source>
        <translation>Экспортировано без паролей и ключей.</translation>
    </message>
    <message>
        <source>No settings match your search.</source>
        <translation>По запросу настроек не найдено.</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Агенты</translation>
    </message>
    <message>
        <source>Import Settings</source>
        <translation>Импорт настроек</translation>
    </message>
    <message numerus="yes">
        <source>The settings and %n connection(s) were imported.</source>
        <translation>
            <numerusform>Импортированы настройки и %n подключение.</numerusform>
            <numerusform>Импортированы настройки и %n подключения.</numerusform>
            <numerusform>Импортированы настройки и %n подключений.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset Settings</source>
        <translation>Сброс настроек</translation>
    </message>
    <message>
        <source>Set all settings back to what they were at first? Connections, models, runs and the place where runs are saved stay.</source>
        <translation>Вернуть все настройки к исходным? Подключения, модели, запуски и место их хранения останутся.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>The settings are as they were at first.</source>
        <translation>Настройки такие же, как вначале.</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s) were added: enter their keys.</source>
        <translation>
            <numerusform>Добавлена %n модель: введите её ключ.</numerusform>
            <numerusform>Добавлены %n модели: введите их ключи.</numerusform>
            <numerusform>Добавлено %n моделей: введите их ключи.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preset(s) were added.</source>
        <translation>
            <numerusform>Добавлен %n профиль.</numerusform>
            <numerusform>Добавлены %n профиля.</numerusform>
            <numerusform>Добавлено %n профилей.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::ShortcutModel</name>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Сочетание</translation>
    </message>
</context>
<context>
    <name>querymend::ShortcutsPage</name>
    <message>
        <source>These keys are already used for &quot;%1&quot;.</source>
        <translation>Эти клавиши уже заняты: «%1».</translation>
    </message>
    <message>
        <source>&amp;Shortcut</source>
        <translation>&amp;Сочетание клавиш</translation>
    </message>
    <message>
        <source>&amp;Shortcut for &quot;%1&quot;</source>
        <translation>&amp;Сочетание клавиш для «%1»</translation>
    </message>
    <message>
        <source>Shortcut of the chosen action</source>
        <translation>Сочетание клавиш выбранного действия</translation>
    </message>
    <message>
        <source>Shortcut for &quot;%1&quot;</source>
        <translation>Сочетание клавиш для «%1»</translation>
    </message>
</context>
<context>
    <name>querymend::SqlEditor</name>
    <message>
        <source>SQL text</source>
        <translation>Текст SQL</translation>
    </message>
</context>
<context>
    <name>querymend::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Ask a database a question, and watch the SQL being corrected until it answers the question.</source>
        <translation>Задайте базе данных вопрос и смотрите, как SQL исправляется, пока не даст ответ.</translation>
    </message>
    <message>
        <source>Recent connections</source>
        <translation>Недавние подключения</translation>
    </message>
    <message>
        <source>Sample databases</source>
        <translation>Базы-примеры</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Демонстрации</translation>
    </message>
    <message>
        <source>Connect to Database…</source>
        <translation>Подключиться к базе данных…</translation>
    </message>
    <message>
        <source>A small SQLite database included with the program</source>
        <translation>Небольшая база SQLite в составе программы</translation>
    </message>
    <message>
        <source>Customers, orders, products and returns</source>
        <translation>Клиенты, заказы, товары и возвраты</translation>
    </message>
    <message>
        <source>Branches, members, titles and loans</source>
        <translation>Филиалы, читатели, издания и выдачи</translation>
    </message>
    <message>
        <source>Watch It Correct Itself</source>
        <translation>Показать самоисправление</translation>
    </message>
    <message>
        <source>Demo: three mistakes, each corrected after a plainer hint. Scripted model, live checks and database.</source>
        <translation>Демо: три ошибки, каждая исправлена после более ясной подсказки. Модель по сценарию, проверки и база данных настоящие.</translation>
    </message>
    <message>
        <source>Where you left off</source>
        <translation>Где вы остановились</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>Восстановлена %n вкладка</numerusform>
            <numerusform>Восстановлено %n вкладки</numerusform>
            <numerusform>Восстановлено %n вкладок</numerusform>
        </translation>
    </message>
    <message>
        <source>Show them</source>
        <translation>Показать их</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Обзорный тур</translation>
    </message>
    <message>
        <source>The window in five steps, on a sample database</source>
        <translation>Окно за пять шагов, на базе-примере</translation>
    </message>
</context>
<context>
    <name>querymend::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Диаграммы</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Таблица</translation>
    </message>
    <message>
        <source>No runs yet</source>
        <translation>Запусков пока нет</translation>
    </message>
    <message>
        <source>Any model</source>
        <translation>Любая модель</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Любая база</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Любая метка</translation>
    </message>
    <message>
        <source>Lanes rescued, by category of the first mistake</source>
        <translation>Исправленные дорожки по категории первой ошибки</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Выборка</translation>
    </message>
    <message>
        <source>Statistics as a table</source>
        <translation>Таблица статистики</translation>
    </message>
    <message>
        <source>Reading…  %1</source>
        <translation>Чтение…  %1</translation>
    </message>
    <message>
        <source>n = %1</source>
        <translation>n = %1</translation>
    </message>
    <message>
        <source>Questions that you ask are saved and counted here.</source>
        <translation>Заданные вопросы сохраняются и учитываются здесь.</translation>
    </message>
    <message>
        <source>Attempts passed after a hint</source>
        <translation>Попытки, успешные после подсказки</translation>
    </message>
    <message>
        <source>Lanes solved, by retries</source>
        <translation>Решённые дорожки по числу повторов</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>%1 (few cases)</source>
        <translation>%1 · мало случаев</translation>
    </message>
    <message>
        <source>&amp;Model</source>
        <translation>&amp;Модель</translation>
    </message>
    <message>
        <source>&amp;Database</source>
        <translation>&amp;База данных</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Мет&amp;ка</translation>
    </message>
    <message>
        <source>Lanes rescued, by the check that caught the mistake</source>
        <translation>Исправленные дорожки по проверке, выявившей ошибку</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>В целом</translation>
    </message>
</context>
<context>
    <name>querymend::StatusLine</name>
    <message>
        <source>READ-ONLY</source>
        <translation>ТОЛЬКО ЧТЕНИЕ</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>Database type</source>
        <translation>Тип базы данных</translation>
    </message>
    <message>
        <source>Activity</source>
        <translation>Что выполняется</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Токены</translation>
    </message>
    <message>
        <source>No database</source>
        <translation>База не открыта</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Подключение к %1…</translation>
    </message>
    <message>
        <source>lane %1: attempt %2</source>
        <translation>дорожка %1: попытка %2</translation>
    </message>
    <message>
        <source>%1 · %2 s</source>
        <translation>%1 · %2 с</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>соединение потеряно</translation>
    </message>
    <message>
        <source>not stopped yet: %1</source>
        <translation>ещё не остановлен: %1</translation>
    </message>
    <message>
        <source>You stopped a statement, but the server is still working on it. If it keeps running, ask the server&apos;s administrator to end it.</source>
        <translation>Вы остановили оператор, но сервер всё ещё его выполняет. Если он не завершится, попросите администратора сервера прервать его.</translation>
    </message>
    <message>
        <source>%1
The next statement reconnects.</source>
        <translation>%1
Следующий оператор восстановит соединение.</translation>
    </message>
    <message>
        <source>paused before calling the model</source>
        <translation>пауза перед вызовом модели</translation>
    </message>
    <message>
        <source>paused before calling the database</source>
        <translation>пауза перед вызовом базы данных</translation>
        <translation>приостановлено перед вызовом модели</translation>
    </message>
    <message>
        <source>continuing</source>
        <translation>продолжается</translation>
    </message>
    <message>
        <source>Nothing you run here can change the database: only read statements are allowed, and the database itself rejects all others.</source>
        <translation>Ничто выполненное здесь не изменит базу данных: разрешено только чтение, и сама база данных отклоняет всё остальное.</translation>
    </message>
    <message>
        <source>Leave Presenter Mode</source>
        <translation>Выйти из режима презентации</translation>
    </message>
    <message>
        <source>waiting for your answer</source>
        <translation>ожидается ваш ответ</translation>
    </message>
    <message>
        <source>NO DATA VALUES SENT</source>
        <translation>ЗНАЧЕНИЯ НЕ ОТПРАВЛЯЮТСЯ</translation>
    </message>
    <message>
        <source>The environment variable QUERYMEND_SEND_NO_VALUES forbids to send values from databases to models and agents.</source>
        <translation>Переменная окружения QUERYMEND_SEND_NO_VALUES запрещает отправлять значения из баз данных моделям и агентам.</translation>
    </message>
    <message>
        <source>The settings forbid to send values from databases to models and agents.</source>
        <translation>Настройки запрещают отправлять значения из баз данных моделям и агентам.</translation>
    </message>
    <message>
        <source>Results hidden</source>
        <translation>Результаты скрыты</translation>
    </message>
    <message>
        <source>Presenter mode without values shows no results, and dots instead of values.</source>
        <translation>Режим презентации без значений не показывает результаты и заменяет значения точками.</translation>
    </message>
</context>
<context>
    <name>querymend::SteerActions</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>Continue to the next breakpoint</source>
        <translation>Продолжить до следующей точки останова</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>Continue to the next call</source>
        <translation>Продолжить до следующего вызова</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>Stop the run before its next call</source>
        <translation>Остановить запуск перед следующим вызовом</translation>
    </message>
    <message>
        <source>Stop Before Each &amp;Model Call</source>
        <translation>Останавливать перед каждым вызовом &amp;модели</translation>
    </message>
    <message>
        <source>Stop before each call to a model</source>
        <translation>Останавливаться перед каждым вызовом модели</translation>
    </message>
    <message>
        <source>&amp;Fork From This Attempt…</source>
        <translation>&amp;Ответвить от этой попытки…</translation>
    </message>
    <message>
        <source>A new run that keeps everything before this attempt</source>
        <translation>Новый запуск, в котором сохраняется всё до этой попытки</translation>
    </message>
    <message>
        <source>A new run with one more attempt after this one</source>
        <translation>Новый запуск с ещё одной попыткой после этой</translation>
    </message>
    <message>
        <source>This statement answers the question</source>
        <translation>Этот оператор отвечает на вопрос</translation>
    </message>
    <message>
        <source>Edit the next call</source>
        <translation>Изменить следующий вызов</translation>
    </message>
    <message>
        <source>Stop Before &amp;Next Call</source>
        <translation>Остановить перед &amp;следующим вызовом</translation>
    </message>
    <message>
        <source>Stop before each statement is sent to the database</source>
        <translation>Останавливаться перед отправкой каждого оператора в базу данных</translation>
    </message>
    <message>
        <source>&amp;Retry With Your Own Hint…</source>
        <translation>Повторить со сво&amp;ей подсказкой…</translation>
    </message>
    <message>
        <source>&amp;Accept as Answer</source>
        <translation>Принять &amp;как ответ</translation>
    </message>
    <message>
        <source>No rows is the correct answer</source>
        <translation>Верный ответ — отсутствие строк</translation>
    </message>
    <message>
        <source>Re&amp;play Run</source>
        <translation>&amp;Воспроизвести запуск</translation>
    </message>
    <message>
        <source>As recorded, no model or database is called</source>
        <translation>По записи, без вызовов модели и базы данных</translation>
    </message>
    <message>
        <source>Run A&amp;gain With Changes…</source>
        <translation>&amp;Запустить снова с изменениями…</translation>
    </message>
    <message>
        <source>Ask the same question again, live, beside this run</source>
        <translation>Задать тот же вопрос снова, вживую, рядом с этим запуском</translation>
    </message>
    <message>
        <source>Confirm Empt&amp;y Result</source>
        <translation>Подтвердить п&amp;устой результат</translation>
    </message>
    <message>
        <source>Stop Before Each Data&amp;base Call</source>
        <translation>Останавливать перед каждым вызовом &amp;базы данных</translation>
    </message>
    <message>
        <source>Play or pause what the player shows</source>
        <translation>Запустить или приостановить показ в проигрывателе</translation>
    </message>
    <message>
        <source>Ne&amp;xt Event</source>
        <translation>Следу&amp;ющее событие</translation>
    </message>
    <message>
        <source>P&amp;lay or Pause</source>
        <translation>Воспроизведе&amp;ние или пауза</translation>
    </message>
    <message>
        <source>On to the next event in the player</source>
        <translation>Перейти к следующему событию в проигрывателе</translation>
    </message>
    <message>
        <source>Back to the event before in the player</source>
        <translation>Вернуться к предыдущему событию в проигрывателе</translation>
    </message>
    <message>
        <source>Pre&amp;vious Event</source>
        <translation>Пред&amp;ыдущее событие</translation>
    </message>
    <message>
        <source>Ta&amp;ke Mended Statement</source>
        <translation>Применить исправ&amp;ленный оператор</translation>
    </message>
    <message>
        <source>Go on with the statement that was mended without a model</source>
        <translation>Продолжить с оператором, исправленным без модели</translation>
    </message>
</context>
<context>
    <name>querymend::SteerPanel</name>
    <message numerus="yes">
        <source>%n more paused</source>
        <translation>
            <numerusform>ещё на паузе: %n</numerusform>
            <numerusform>ещё на паузе: %n</numerusform>
            <numerusform>ещё на паузе: %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StopBar</name>
    <message>
        <source>The run is paused</source>
        <translation>Запуск приостановлен</translation>
    </message>
</context>
<context>
    <name>querymend::StoreBar</name>
    <message>
        <source>Details</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>Hide Details</source>
        <translation>Скрыть подробности</translation>
    </message>
    <message>
        <source>Try &amp;Again</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Choose Another &amp;Store…</source>
        <translation>Выбрать другое &amp;хранилище…</translation>
    </message>
    <message>
        <source>Sal&amp;vage Runs</source>
        <translation>Восс&amp;тановить запуски</translation>
    </message>
    <message>
        <source>Copy what can be read to a new file beside it; the damaged file is left unchanged</source>
        <translation>Скопировать то, что читается, в новый файл рядом; повреждённый останется без изменений</translation>
    </message>
    <message>
        <source>Retrying…</source>
        <translation>Повторная попытка…</translation>
    </message>
    <message>
        <source>The selected store cannot be opened. Runs are still saved in the previous one.</source>
        <translation>Выбранное хранилище не открывается. Запуски пока сохраняются в прежнем.</translation>
    </message>
    <message>
        <source>Runs are not saved: they are only in memory and will be lost when you close the window.</source>
        <translation>Запуски не сохраняются: они есть только в памяти и пропадут при закрытии окна.</translation>
    </message>
    <message numerus="yes">
        <source>Runs are not saved: %n run(s) are only in memory and will be lost when you close the window.</source>
        <translation>
            <numerusform>Запуски не сохраняются: %n запуск есть только в памяти и пропадёт при закрытии окна.</numerusform>
            <numerusform>Запуски не сохраняются: %n запуска есть только в памяти и пропадут при закрытии окна.</numerusform>
            <numerusform>Запуски не сохраняются: %n запусков есть только в памяти и пропадут при закрытии окна.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::StorePage</name>
    <message>
        <source>Store of Runs</source>
        <translation>Хранилище запусков</translation>
    </message>
    <message>
        <source>Run stores (*.db);;All files (*)</source>
        <translation>Хранилища запусков (*.db);;Все файлы (*)</translation>
    </message>
    <message>
        <source>This system has no key store: the password is kept until the program ends.</source>
        <translation>В этой системе нет хранилища ключей: пароль хранится до выхода из программы.</translation>
    </message>
    <message>
        <source>Saved in the system&apos;s key store</source>
        <translation>Сохранён в системном хранилище ключей</translation>
    </message>
    <message>
        <source>Set by the environment variable QUERYMEND_STORE: %1</source>
        <translation>Задано переменной окружения QUERYMEND_STORE: %1</translation>
    </message>
    <message>
        <source>Testing…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>This store can be used: %1</source>
        <translation>Это хранилище можно использовать: %1</translation>
    </message>
    <message>
        <source>No store here yet; one can be created: %1</source>
        <translation>Хранилища здесь ещё нет; его можно создать: %1</translation>
    </message>
    <message>
        <source>Could not save the password in the key store: %1</source>
        <translation>Не удалось сохранить пароль в хранилище ключей: %1</translation>
    </message>
    <message>
        <source>Runs are now saved in: %1</source>
        <translation>Теперь запуски хранятся в: %1</translation>
    </message>
</context>
<context>
    <name>DatabaseSentences</name>
    <message>
        <source>unknown database type &apos;%1&apos;; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database</source>
        <translation>неизвестный тип базы данных «%1»; используйте sqlite, postgresql, mysql, mariadb, odbc или duckdb, например sqlite:///путь или postgresql://user@host/database</translation>
    </message>
    <message>
        <source>it does not begin with a database type; use one of sqlite, postgresql, mysql, mariadb, odbc or duckdb, as in sqlite:///path or postgresql://user@host/database</source>
        <translation>в начале нет типа базы данных; используйте sqlite, postgresql, mysql, mariadb, odbc или duckdb, например sqlite:///путь или postgresql://user@host/database</translation>
    </message>
    <message>
        <source>the option %1 has a % without two hexadecimal digits after it; write %25 for a %</source>
        <translation>в параметре %1 после % нет двух шестнадцатеричных цифр; вместо % пишите %25</translation>
    </message>
    <message>
        <source>%1 has a % without two hexadecimal digits after it; write %25 for a %</source>
        <translation>%1: после % нет двух шестнадцатеричных цифр; вместо % пишите %25</translation>
    </message>
    <message>
        <source>the option %1 has a NUL in it</source>
        <translation>в параметре %1 есть символ NUL</translation>
    </message>
    <message>
        <source>the statement has a NUL in it</source>
        <translation>в операторе есть символ NUL</translation>
    </message>
    <message>
        <source>it has a NUL in it</source>
        <translation>есть символ NUL</translation>
    </message>
    <message>
        <source>%1 has a NUL in it</source>
        <translation>%1: есть символ NUL</translation>
    </message>
    <message>
        <source>the path</source>
        <translation>путь</translation>
    </message>
    <message>
        <source>the database name</source>
        <translation>имя базы данных</translation>
    </message>
    <message>
        <source>the user name</source>
        <translation>имя пользователя</translation>
    </message>
    <message>
        <source>the password</source>
        <translation>пароль</translation>
    </message>
    <message>
        <source>the host name</source>
        <translation>имя хоста</translation>
    </message>
    <message>
        <source>an option&apos;s name</source>
        <translation>имя параметра</translation>
    </message>
    <message>
        <source>%1 needs a path after three slashes: %2</source>
        <translation>для %1 после трёх косых черт нужен путь: %2</translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation>путь не указан</translation>
    </message>
    <message>
        <source>an ODBC connection needs DSN=… or Driver=…; after odbc:</source>
        <translation>подключению ODBC после odbc: нужно DSN=… или Driver=…;</translation>
    </message>
    <message>
        <source>it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?</source>
        <translation>после первого / или ? стоит @; в имени пользователя, пароле и параметрах пишите %40 вместо @, %2F вместо / и %3F вместо ?</translation>
    </message>
    <message>
        <source>two slashes are missing after the database type</source>
        <translation>после типа базы данных не хватает двух косых черт</translation>
    </message>
    <message>
        <source>a ] is missing after the host&apos;s address</source>
        <translation>после адреса хоста не хватает ]</translation>
    </message>
    <message>
        <source>the part after the host&apos;s : is not a port; ports are 1 to 65535, and a login goes before the host, as in user:password@host</source>
        <translation>после : за именем хоста не порт; порты — от 1 до 65535, а логин пишется перед хостом: user:password@host</translation>
    </message>
    <message>
        <source>a URL cannot name a command for the password; use the option --password-command or a saved connection</source>
        <translation>в URL нельзя указать команду для пароля; используйте параметр --password-command или сохранённое подключение</translation>
    </message>
    <message>
        <source>the option ssh names no SSH host: %1</source>
        <translation>в параметре ssh не указан хост SSH: %1</translation>
    </message>
    <message>
        <source>it has a character in it that names of hosts and users do not have</source>
        <translation>есть символ, которого не бывает в именах хостов и пользователей</translation>
    </message>
    <message>
        <source>it names no host</source>
        <translation>хост не указан</translation>
    </message>
    <message>
        <source>the name of a host or user must not begin with -</source>
        <translation>имя хоста или пользователя не может начинаться с -</translation>
    </message>
    <message>
        <source>it must not have a password in it; SSH uses your keys</source>
        <translation>пароля здесь быть не должно: SSH использует ваши ключи</translation>
    </message>
    <message>
        <source>password_env must be the name of an environment variable: letters, digits and _</source>
        <translation>password_env должно быть именем переменной окружения: буквы, цифры и _</translation>
    </message>
    <message>
        <source>the environment variable %1, which should hold the password, is not set</source>
        <translation>переменная окружения %1, в которой должен быть пароль, не задана</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>a folder, not a database</source>
        <translation>это папка, а не база данных</translation>
    </message>
    <message>
        <source>a FIFO, not a database</source>
        <translation>это канал FIFO, а не база данных</translation>
    </message>
    <message>
        <source>a socket, not a database</source>
        <translation>это сокет, а не база данных</translation>
    </message>
    <message>
        <source>a device, not a database</source>
        <translation>это устройство, а не база данных</translation>
    </message>
    <message>
        <source>this user is not allowed to read it</source>
        <translation>этому пользователю не разрешено читать файл</translation>
    </message>
    <message>
        <source>this is not a DuckDB database</source>
        <translation>это не база данных DuckDB</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms and was ended; the server may still be working on it</source>
        <translation>время выполнения превысило предел %1 мс, выполнение прервано; возможно, сервер ещё работает над ним</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms and was ended</source>
        <translation>время выполнения превысило предел %1 мс, выполнение прервано</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms; it did not stop on request, so its connection was ended</source>
        <translation>время выполнения превысило предел %1 мс; остановиться по запросу не удалось, поэтому соединение закрыто</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms; the server was asked to stop it but has not done so yet: its %2 may still be working on it</source>
        <translation>время выполнения превысило предел %1 мс; сервер ещё не остановил его, как просили: возможно, %2 ещё работает</translation>
    </message>
    <message>
        <source>it ran longer than its limit of %1 ms</source>
        <translation>время выполнения превысило предел %1 мс</translation>
    </message>
    <message>
        <source>it was cancelled; it did not stop on request, so its connection was ended</source>
        <translation>выполнение отменено; остановиться по запросу не удалось, поэтому соединение закрыто</translation>
    </message>
    <message>
        <source>it was cancelled; the server was asked to stop it but has not done so yet: its %1 may still be working on it</source>
        <translation>выполнение отменено; сервер ещё не остановил его, как просили: возможно, %1 ещё работает</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>выполнение отменено</translation>
    </message>
    <message>
        <source>another statement replaced this one</source>
        <translation>этот оператор заменён другим</translation>
    </message>
    <message>
        <source>the database was closed</source>
        <translation>база данных закрыта</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>сервер не отвечает</translation>
    </message>
    <message>
        <source>the server&apos;s settings have changed how statements are parsed</source>
        <translation>из-за настроек сервера операторы разбираются иначе</translation>
    </message>
    <message>
        <source>another program changed the database while it was being read</source>
        <translation>другая программа изменила базу данных во время чтения</translation>
    </message>
    <message>
        <source>the engine&apos;s process has ended</source>
        <translation>процесс СУБД завершился</translation>
    </message>
    <message>
        <source>the engine&apos;s process ended by itself</source>
        <translation>процесс СУБД завершился сам</translation>
    </message>
    <message>
        <source>the engine&apos;s process gave an invalid answer</source>
        <translation>процесс СУБД дал недопустимый ответ</translation>
    </message>
    <message>
        <source>the engine&apos;s process, %1, cannot be started: %2</source>
        <translation>не удалось запустить процесс СУБД %1: %2</translation>
    </message>
    <message>
        <source>the engine crashed on this statement: it exceeded its memory limit, or it has a bug (signal %1)</source>
        <translation>СУБД аварийно завершилась на этом операторе: превышен предел памяти или в ней ошибка (сигнал %1)</translation>
    </message>
    <message>
        <source>it exceeded its CPU time limit</source>
        <translation>превышен предел процессорного времени</translation>
    </message>
    <message>
        <source>it exceeds its memory limit</source>
        <translation>превышен предел памяти</translation>
    </message>
    <message>
        <source>a row is longer than the %1 MB allowed; select fewer columns, or only parts of long values</source>
        <translation>строка длиннее разрешённых %1 МБ; выберите меньше столбцов или только части длинных значений</translation>
    </message>
    <message>
        <source>the rows are larger than the limit</source>
        <translation>строки превышают предел</translation>
    </message>
    <message>
        <source>the rows took longer than the limit</source>
        <translation>чтение строк заняло больше времени, чем разрешено</translation>
    </message>
    <message>
        <source>these rows can only be read forwards</source>
        <translation>эти строки можно читать только вперёд</translation>
    </message>
    <message>
        <source>the result is no longer available: it failed or was replaced by another</source>
        <translation>результат больше не доступен: произошла ошибка или его заменил другой</translation>
    </message>
    <message>
        <source>the statement is not a query that returns rows</source>
        <translation>оператор — не запрос, возвращающий строки</translation>
    </message>
    <message>
        <source>the statement has a ? without a value</source>
        <translation>в операторе есть ? без значения</translation>
    </message>
    <message>
        <source>the statement is not UTF-8</source>
        <translation>оператор — не в UTF-8</translation>
    </message>
    <message>
        <source>the statement reads from another server</source>
        <translation>оператор читает с другого сервера</translation>
    </message>
    <message>
        <source>the statement writes</source>
        <translation>оператор пишет данные</translation>
    </message>
    <message>
        <source>there is no statement in the text</source>
        <translation>в тексте нет оператора</translation>
    </message>
    <message>
        <source>not exactly one statement</source>
        <translation>операторов не ровно один</translation>
    </message>
    <message>
        <source>not a query</source>
        <translation>это не запрос</translation>
    </message>
    <message>
        <source>the server has no plan for it, so it is not a query</source>
        <translation>у сервера нет для него плана, значит, это не запрос</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1 is not installed</source>
        <translation>драйвер Qt %1 не установлен</translation>
    </message>
    <message>
        <source>Qt&apos;s %1 driver has no handle</source>
        <translation>драйвер Qt для %1 не даёт прямого доступа</translation>
    </message>
    <message>
        <source>the server cannot make sessions read-only</source>
        <translation>сервер не умеет открывать сеансы только для чтения</translation>
    </message>
    <message>
        <source>the server cannot make transactions read-only</source>
        <translation>сервер не умеет открывать транзакции только для чтения</translation>
    </message>
    <message>
        <source>the database was opened for writing</source>
        <translation>база данных открыта для записи</translation>
    </message>
    <message>
        <source>the system has no file descriptors left</source>
        <translation>в системе не осталось файловых дескрипторов</translation>
    </message>
    <message>
        <source>the certificate file %1 does not exist</source>
        <translation>файла сертификата %1 нет</translation>
    </message>
    <message>
        <source>the certificate file %1 cannot be read by this user</source>
        <translation>этому пользователю не разрешено читать файл сертификата %1</translation>
    </message>
    <message>
        <source>the option ssl_mode=%1 needs ssl_ca or ssl_capath, because this system has no file of certificate authorities</source>
        <translation>параметру ssl_mode=%1 нужен ssl_ca или ssl_capath, потому что в этой системе нет файла удостоверяющих центров</translation>
    </message>
    <message>
        <source>%1 has a character that no host name can have</source>
        <translation>в %1 есть символ, которого не может быть в имени хоста</translation>
    </message>
    <message>
        <source>%1 was ignored, because other users can access it; run chmod 600 on it</source>
        <translation>%1 не используется, потому что доступ к файлу есть у других пользователей; выполните для него chmod 600</translation>
    </message>
    <message>
        <source>the connection is not encrypted</source>
        <translation>подключение не зашифровано</translation>
    </message>
</context>
<context>
    <name>ModelSentences</name>
    <message>
        <source>there is no model &apos;%1&apos; any more</source>
        <translation>модели «%1» больше нет</translation>
    </message>
    <message>
        <source>base_url is not an address that begins with http:// or https://</source>
        <translation>base_url — не адрес, начинающийся с http:// или https://</translation>
    </message>
    <message>
        <source>base_url has a user or password in it: keys have their own setting</source>
        <translation>в base_url есть имя пользователя или пароль: для ключей есть отдельная настройка</translation>
    </message>
    <message>
        <source>base_url has an @ after its host, perhaps from a password with a / in it: write %40 for an @</source>
        <translation>в base_url после хоста стоит @, возможно, из пароля с /: вместо @ пишите %40</translation>
    </message>
    <message>
        <source>base_url has &quot;%1&quot; in it: keys have their own setting</source>
        <translation>в base_url есть «%1»: для ключей есть отдельная настройка</translation>
    </message>
    <message>
        <source>base_url has a fragment</source>
        <translation>в base_url есть часть после #</translation>
    </message>
    <message>
        <source>headers has one that cannot be sent: &quot;%1&quot;</source>
        <translation>в headers есть заголовок, который нельзя отправить: «%1»</translation>
    </message>
    <message>
        <source>headers has &quot;%1&quot;, which by its name is a secret: the key has its own setting, and no other secret is sent</source>
        <translation>в headers есть «%1»; судя по имени, это секрет: для ключа есть отдельная настройка, а другие секреты не отправляются</translation>
    </message>
    <message>
        <source>extra_body is not a JSON object</source>
        <translation>extra_body — не объект JSON</translation>
    </message>
    <message>
        <source>extra_body has the messages or the model, which come from elsewhere</source>
        <translation>в extra_body есть сообщения или модель, которые берутся из другого места</translation>
    </message>
    <message>
        <source>extra_body has &quot;%1&quot;, which by its name is a secret: the key has its own setting</source>
        <translation>в extra_body есть «%1»; судя по имени, это секрет: для ключа есть отдельная настройка</translation>
    </message>
    <message>
        <source>name is empty, or has a colon or a control character in it</source>
        <translation>name не указано либо содержит двоеточие или управляющий символ</translation>
    </message>
    <message>
        <source>format is not one of %1</source>
        <translation>format — не одно из %1</translation>
    </message>
    <message>
        <source>model is empty</source>
        <translation>model не указано</translation>
    </message>
    <message>
        <source>key names no environment variable</source>
        <translation>в key не указана переменная окружения</translation>
    </message>
    <message>
        <source>concurrency is not from 1 to %1</source>
        <translation>concurrency — не от 1 до %1</translation>
    </message>
    <message>
        <source>key_header is not the name of a header</source>
        <translation>key_header — не имя заголовка</translation>
    </message>
    <message>
        <source>proxy has a password in it; ?password_env=NAME takes it from the environment</source>
        <translation>в proxy есть пароль; ?password_env=ИМЯ берёт его из окружения</translation>
    </message>
    <message>
        <source>proxy is neither &quot;none&quot; nor an address that begins with http:// or socks5://</source>
        <translation>proxy — не «none» и не адрес, начинающийся с http:// или socks5://</translation>
    </message>
    <message>
        <source>the environment variable %1, which should hold the proxy&apos;s password, is not set</source>
        <translation>переменная окружения %1, в которой должен быть пароль прокси, не задана</translation>
    </message>
    <message>
        <source>ca_file %1 contains no certificate in PEM format</source>
        <translation>в файле %1 из ca_file нет сертификата в формате PEM</translation>
    </message>
    <message>
        <source>it is too long for a settings file</source>
        <translation>слишком длинный для файла настроек</translation>
    </message>
    <message>
        <source>its folder cannot be created</source>
        <translation>не удалось создать папку для него</translation>
    </message>
    <message>
        <source>line %1: not JSON: %2</source>
        <translation>строка %1: не JSON: %2</translation>
    </message>
    <message>
        <source>line %1: not a JSON object</source>
        <translation>строка %1: не объект JSON</translation>
    </message>
    <message>
        <source>it has version %1, which only a newer querymend understands; it was left unchanged</source>
        <translation>его версия — %1, её понимает только более новый querymend; файл не изменён</translation>
    </message>
    <message>
        <source>models has two entries named %1</source>
        <translation>в models есть две записи с именем %1</translation>
    </message>
    <message>
        <source>models is not a list</source>
        <translation>models — не список</translation>
    </message>
    <message>
        <source>models is missing</source>
        <translation>models отсутствует</translation>
    </message>
    <message>
        <source>version is missing</source>
        <translation>version отсутствует</translation>
    </message>
    <message>
        <source>models[%1 is missing</source>
        <translation>models[%1 отсутствует</translation>
    </message>
    <message>
        <source>%1 is not a known field here</source>
        <translation>%1 — здесь неизвестное поле</translation>
    </message>
    <message>
        <source>models[%1 is not an object</source>
        <translation>models[%1 — не объект</translation>
    </message>
    <message>
        <source>models[%1 is not a list</source>
        <translation>models[%1 — не список</translation>
    </message>
    <message>
        <source>models[%1 is neither a string nor a list of lines</source>
        <translation>models[%1 — не строка и не список строк</translation>
    </message>
    <message>
        <source>models[%1 is not a number in range</source>
        <translation>models[%1 — не число в допустимых пределах</translation>
    </message>
    <message>
        <source>models[%1 is not a number</source>
        <translation>models[%1 — не число</translation>
    </message>
    <message>
        <source>models[%1 is neither true nor false</source>
        <translation>models[%1 — не true и не false</translation>
    </message>
    <message>
        <source>models[%1 is not one of: none, careful, all</source>
        <translation>models[%1 — не одно из: none, careful, all</translation>
    </message>
    <message>
        <source>models[%1 is not &quot;key_store&quot;, &quot;session&quot; or {&quot;environment&quot;: NAME}; the key itself does not belong here</source>
        <translation>models[%1 — не &quot;key_store&quot;, не &quot;session&quot; и не {&quot;environment&quot;: ИМЯ}; сам ключ здесь не пишут</translation>
    </message>
    <message>
        <source>models[%1 has %2, which is not a string</source>
        <translation>models[%1 содержит %2, а это не строка</translation>
    </message>
    <message>
        <source>models[%1 has %2, which is not one of them</source>
        <translation>models[%1 содержит %2, а такого там нет</translation>
    </message>
    <message>
        <source>models[%1 or another price is below 0</source>
        <translation>models[%1 или другая цена меньше 0</translation>
    </message>
    <message>
        <source>the key of model &apos;%1&apos;: %2</source>
        <translation>ключ модели «%1»: %2</translation>
    </message>
    <message>
        <source>this system has no running key store (%1)</source>
        <translation>в этой системе не работает хранилище ключей (%1)</translation>
    </message>
    <message>
        <source>this system has no running key store</source>
        <translation>в этой системе не работает хранилище ключей</translation>
    </message>
    <message>
        <source>the system&apos;s key store has no key with this name</source>
        <translation>в системном хранилище ключей нет ключа с этим именем</translation>
    </message>
    <message>
        <source>the system&apos;s key store denied access to it (%1)</source>
        <translation>системное хранилище ключей отказало в доступе к нему (%1)</translation>
    </message>
    <message>
        <source>the system&apos;s key store denied access to it</source>
        <translation>системное хранилище ключей отказало в доступе к нему</translation>
    </message>
    <message>
        <source>the system&apos;s key store failed, or none is running (%1); an environment variable can hold it instead</source>
        <translation>системное хранилище ключей дало сбой или не работает (%1); ключ можно держать в переменной окружения</translation>
    </message>
    <message>
        <source>the system&apos;s key store failed, or none is running; an environment variable can hold it instead</source>
        <translation>системное хранилище ключей дало сбой или не работает; ключ можно держать в переменной окружения</translation>
    </message>
    <message>
        <source>the environment variable %1 is not set</source>
        <translation>переменная окружения %1 не задана</translation>
    </message>
    <message>
        <source>it is kept for one session only, and has not been entered in this one</source>
        <translation>он хранится только один сеанс, а в этом его ещё не вводили</translation>
    </message>
    <message>
        <source>The built-in answerer plays no roles.</source>
        <translation>Встроенный модуль не исполняет ролей.</translation>
    </message>
    <message>
        <source>The model was asked for SQL, but replied: %1</source>
        <translation>У модели попросили SQL, но она ответила: %1</translation>
    </message>
    <message>
        <source>No connection was made within %1</source>
        <translation>Подключиться за %1 не удалось</translation>
    </message>
    <message>
        <source>The server did not begin to answer within %1</source>
        <translation>Сервер не начал отвечать за %1</translation>
    </message>
    <message>
        <source>The server stalled in the middle of its answer for %1</source>
        <translation>Сервер остановился посреди ответа на %1</translation>
    </message>
    <message>
        <source>The answer was not complete within %1</source>
        <translation>Ответ не завершился за %1</translation>
    </message>
    <message>
        <source>The connection ended after %1 of %2 bytes</source>
        <translation>Соединение прервалось после %1 из %2 байт</translation>
    </message>
    <message>
        <source>The connection ended in the middle of the compressed answer</source>
        <translation>Соединение прервалось посреди сжатого ответа</translation>
    </message>
    <message>
        <source>The server redirects the call to an unspecified address; the redirect was not followed, so that the key goes nowhere else</source>
        <translation>Сервер перенаправляет вызов на неуказанный адрес; переход не выполнен, чтобы ключ не ушёл в другое место</translation>
    </message>
    <message>
        <source>The server redirects the call to %1; the redirect was not followed, so that the key goes nowhere else</source>
        <translation>Сервер перенаправляет вызов на %1; переход не выполнен, чтобы ключ не ушёл в другое место</translation>
    </message>
    <message>
        <source>The server closed the connection instead of answering</source>
        <translation>Сервер закрыл соединение, не ответив</translation>
    </message>
    <message>
        <source>The server&apos;s answer is compressed in an unreadable format</source>
        <translation>Ответ сервера сжат в неизвестном формате</translation>
    </message>
    <message>
        <source>The server keeps sending data, but no answer</source>
        <translation>Сервер всё шлёт данные, но не ответ</translation>
    </message>
    <message>
        <source>The answer has more than %1 bytes</source>
        <translation>В ответе больше %1 байт</translation>
    </message>
    <message>
        <source>The request has %1 bytes, more than the limit of %2</source>
        <translation>В запросе %1 байт, больше предела в %2</translation>
    </message>
    <message>
        <source>The list of models is too long to be read</source>
        <translation>Список моделей слишком длинный</translation>
    </message>
    <message>
        <source>It was cancelled before an answer began</source>
        <translation>Отменено до начала ответа</translation>
    </message>
    <message>
        <source>It was cancelled after %1 bytes of the answer</source>
        <translation>Отменено после %1 байт ответа</translation>
    </message>
    <message>
        <source>It was cancelled while the server was loading the model</source>
        <translation>Отменено, пока сервер загружал модель</translation>
    </message>
    <message>
        <source>The server was still loading the model after %1 s: %2</source>
        <translation>Через %1 с сервер ещё загружал модель: %2</translation>
    </message>
    <message>
        <source>The proxy %1 wants a different user or password: proxy has the user, and its password_env names the variable with the password (%2)</source>
        <translation>Прокси %1 требует другое имя или пароль: имя — в proxy, а его password_env называет переменную с паролем (%2)</translation>
    </message>
    <message>
        <source>The proxy wants a different user or password: proxy has the user, and its password_env names the variable with the password (%1)</source>
        <translation>Прокси требует другое имя или пароль: имя — в proxy, а его password_env называет переменную с паролем (%1)</translation>
    </message>
    <message>
        <source>The proxy cannot be reached or does not let the call through: is it running, and is proxy its address? (%1)</source>
        <translation>Прокси недоступен или не пропускает вызов: работает ли он и его ли адрес в proxy? (%1)</translation>
    </message>
    <message>
        <source>The proxy %1 cannot be reached or does not let the call through: is it running, and is proxy its address? (%2)</source>
        <translation>Прокси %1 недоступен или не пропускает вызов: работает ли он и его ли адрес в proxy? (%2)</translation>
    </message>
    <message>
        <source>%1 (the server&apos;s administrator must renew it; or is this machine&apos;s clock wrong?)</source>
        <translation>%1 (его должен обновить администратор сервера; или неверны часы этого компьютера?)</translation>
    </message>
    <message>
        <source>%1 (is this machine&apos;s clock wrong?)</source>
        <translation>%1 (неверны часы этого компьютера?)</translation>
    </message>
    <message>
        <source>%1 (it is for %2 and not for %3: base_url must name the server as its certificate does)</source>
        <translation>%1 (он для %2, а не для %3: в base_url сервер должен называться так же, как в сертификате)</translation>
    </message>
    <message>
        <source>%1 (no authority known to this machine vouches for it: to trust it, name its issuer&apos;s file in ca_file)</source>
        <translation>%1 (за него не ручается ни один известный этому компьютеру центр: чтобы доверять ему, укажите в ca_file файл того, кто его выдал)</translation>
    </message>
    <message>
        <source>%1 (the server&apos;s administrator must fix it)</source>
        <translation>%1 (это должен исправить администратор сервера)</translation>
    </message>
    <message>
        <source>whatever answers on this port does not speak TLS; should base_url begin with http://?</source>
        <translation>то, что отвечает на этом порту, не знает TLS; может, base_url должен начинаться с http://?</translation>
    </message>
    <message>
        <source>the server speaks no version of TLS that is still considered secure, and needs an upgrade</source>
        <translation>сервер не знает ни одной версии TLS, которая ещё считается надёжной; его нужно обновить</translation>
    </message>
    <message>
        <source>%1 (the request has about %2 tokens, the model&apos;s context holds %3)</source>
        <translation>%1 (в запросе около %2 токенов, контекст модели вмещает %3)</translation>
    </message>
    <message>
        <source>%1 (the request has %2 tokens, the model&apos;s context holds %3)</source>
        <translation>%1 (в запросе %2 токенов, контекст модели вмещает %3)</translation>
    </message>
    <message>
        <source>%1 (the request has about %2 tokens)</source>
        <translation>%1 (в запросе около %2 токенов)</translation>
    </message>
    <message>
        <source>%1 (the request has %2 tokens)</source>
        <translation>%1 (в запросе %2 токенов)</translation>
    </message>
    <message>
        <source>The prompt does not fit into the model&apos;s context</source>
        <translation>Промпт не помещается в контекст модели</translation>
    </message>
    <message>
        <source>The prompt leaves no room for a reply in the model&apos;s context.</source>
        <translation>В контексте модели промпт не оставляет места для ответа.</translation>
    </message>
    <message>
        <source>The server truncated the prompt and read only %1 tokens</source>
        <translation>Сервер урезал промпт и прочёл только %1 токенов</translation>
    </message>
    <message>
        <source>The reply filled the model&apos;s context, so it may be cut off: send less, or use a model with a larger context</source>
        <translation>Ответ заполнил контекст модели и может быть обрезан: отправьте меньше или возьмите модель с большим контекстом</translation>
    </message>
    <message>
        <source>The reply reached its limit of %1 tokens, so it may be cut off: the model&apos;s reply_tokens sets the limit</source>
        <translation>Ответ достиг предела в %1 токенов и может быть обрезан: предел задаёт reply_tokens модели</translation>
    </message>
    <message>
        <source>The reply reached the server&apos;s limit, so it may be cut off: the model&apos;s reply_tokens sets the limit</source>
        <translation>Ответ достиг предела сервера и может быть обрезан: предел задаёт reply_tokens модели</translation>
    </message>
    <message>
        <source>The reply reached its token limit before it contained any text.</source>
        <translation>Ответ достиг предела токенов раньше, чем в нём появился текст.</translation>
    </message>
    <message>
        <source>The reply is longer than %1 MiB; the rest was not read.</source>
        <translation>Ответ длиннее %1 МиБ; остальное не прочитано.</translation>
    </message>
    <message>
        <source>The reply continues with nothing but white space and was stopped after %1 bytes.</source>
        <translation>В ответе идут одни пробелы; он остановлен после %1 байт.</translation>
    </message>
    <message>
        <source>The reply repeats the same words without end and was stopped after %1 bytes.</source>
        <translation>Ответ без конца повторяет одни и те же слова; он остановлен после %1 байт.</translation>
    </message>
    <message>
        <source>The model&apos;s thinking continues with nothing but white space and was stopped after %1 bytes.</source>
        <translation>В рассуждениях модели идут одни пробелы; они остановлены после %1 байт.</translation>
    </message>
    <message>
        <source>The model&apos;s thinking repeats the same words without end and was stopped after %1 bytes.</source>
        <translation>Рассуждения модели без конца повторяют одни и те же слова; они остановлены после %1 байт.</translation>
    </message>
    <message>
        <source>The reply broke off after %1 bytes.</source>
        <translation>Ответ оборвался после %1 байт.</translation>
    </message>
    <message>
        <source>The connection ended before the reply began.</source>
        <translation>Соединение прервалось до начала ответа.</translation>
    </message>
    <message>
        <source>The reply is empty.</source>
        <translation>Ответ пуст.</translation>
    </message>
    <message>
        <source>The model only produced thinking, and no answer.</source>
        <translation>Модель выдала только рассуждения, без ответа.</translation>
    </message>
    <message>
        <source>The model called a tool instead of answering; none was offered.</source>
        <translation>Модель вызвала инструмент вместо ответа, хотя их не предлагали.</translation>
    </message>
    <message>
        <source>The model refuses to answer.</source>
        <translation>Модель отказывается отвечать.</translation>
    </message>
    <message>
        <source>The model refuses to answer: %1</source>
        <translation>Модель отказывается отвечать: %1</translation>
    </message>
    <message>
        <source>The server&apos;s content filter stopped the reply.</source>
        <translation>Фильтр содержимого на сервере остановил ответ.</translation>
    </message>
    <message>
        <source>The server reports an error without details.</source>
        <translation>Сервер сообщает об ошибке без подробностей.</translation>
    </message>
    <message>
        <source>The server sent bytes that are not UTF-8: %1</source>
        <translation>Сервер прислал байты не в UTF-8: %1</translation>
    </message>
    <message>
        <source>The server sent something that is not JSON: %1</source>
        <translation>Сервер прислал не JSON: %1</translation>
    </message>
    <message>
        <source>The server sent a message longer than %1 MiB.</source>
        <translation>Сервер прислал сообщение длиннее %1 МиБ.</translation>
    </message>
    <message>
        <source>The server is not a model server of this kind. %1</source>
        <translation>Это сервер моделей не того вида. %1</translation>
    </message>
    <message>
        <source>The server&apos;s answer is not JSON, so it may not be a model server of this kind. %1</source>
        <translation>Ответ сервера — не JSON; возможно, это сервер моделей не того вида. %1</translation>
    </message>
    <message>
        <source>The answer is not a list of models. %1</source>
        <translation>Ответ — не список моделей. %1</translation>
    </message>
    <message>
        <source>It sent an empty reply.</source>
        <translation>Он прислал пустой ответ.</translation>
    </message>
    <message>
        <source>It sent a page with the title &quot;%1&quot;.</source>
        <translation>Он прислал страницу с заголовком «%1».</translation>
    </message>
    <message>
        <source>It sent a page of type %1 with the title &quot;%2&quot;.</source>
        <translation>Он прислал страницу типа %1 с заголовком «%2».</translation>
    </message>
    <message>
        <source>It sent text that begins: %1</source>
        <translation>Он прислал текст, который начинается так: %1</translation>
    </message>
    <message>
        <source>It sent text of type %1 that begins: %2</source>
        <translation>Он прислал текст типа %1, который начинается так: %2</translation>
    </message>
    <message>
        <source>%1; the server has: %2</source>
        <translation>%1; на сервере есть: %2</translation>
    </message>
    <message>
        <source>there is no scenario &quot;%1&quot;, only %2</source>
        <translation>сценария «%1» нет, есть только %2</translation>
    </message>
    <message>
        <source>there is no sample database &quot;%1&quot;, only %2</source>
        <translation>базы-примера «%1» нет, есть только %2</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>the scenario cannot remove its database or put it back: %1</source>
        <translation>сценарию не удаётся убрать свою базу данных или вернуть её: %1</translation>
    </message>
    <message>
        <source>The scenario &quot;%1&quot; has no reply for the role %2.</source>
        <translation>В сценарии «%1» нет ответа для роли %2.</translation>
    </message>
    <message>
        <source>The scenario &quot;%1&quot; has no reply to call %2 for %3.</source>
        <translation>В сценарии «%1» нет ответа на вызов %2 для %3.</translation>
    </message>
</context>
<context>
    <name>StoreSentences</name>
    <message>
        <source>its size cannot be read</source>
        <translation>не удаётся узнать его размер</translation>
    </message>
    <message>
        <source>it cannot be compacted</source>
        <translation>его не удаётся сжать</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>The store %1 was written by a newer version (format %2, this program supports up to %3); it was left unchanged</source>
        <translation>Хранилище %1 записано более новой версией (формат %2, эта программа поддерживает форматы до %3); оно не изменено</translation>
    </message>
    <message>
        <source>The store %1 does not say its version</source>
        <translation>В хранилище %1 не указана версия</translation>
    </message>
    <message>
        <source>The store %1: %2</source>
        <translation>Хранилище %1: %2</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message>
        <source>it cannot be opened: %1</source>
        <translation>не удаётся открыть: %1</translation>
    </message>
    <message>
        <source>it cannot be read: %1</source>
        <translation>не удаётся прочитать: %1</translation>
    </message>
    <message>
        <source>it cannot be written: %1</source>
        <translation>не удаётся записать: %1</translation>
    </message>
    <message>
        <source>it cannot be reached: %1</source>
        <translation>нет связи: %1</translation>
    </message>
    <message>
        <source>it cannot be created: %1</source>
        <translation>не удаётся создать: %1</translation>
    </message>
    <message>
        <source>it cannot be prepared: %1</source>
        <translation>не удаётся подготовить: %1</translation>
    </message>
    <message>
        <source>its version cannot be read: %1</source>
        <translation>не удаётся прочитать версию: %1</translation>
    </message>
    <message>
        <source>its tables cannot be created: %1</source>
        <translation>не удаётся создать таблицы: %1</translation>
    </message>
    <message>
        <source>its tables cannot be upgraded to this version: %1</source>
        <translation>не удаётся обновить таблицы до этой версии: %1</translation>
    </message>
    <message>
        <source>its list of runs cannot be rebuilt: %1</source>
        <translation>не удаётся перестроить его список запусков: %1</translation>
    </message>
    <message>
        <source>the list of runs cannot be rebuilt: %1</source>
        <translation>не удаётся перестроить список запусков: %1</translation>
    </message>
    <message>
        <source>the list of runs cannot be read: %1</source>
        <translation>не удаётся прочитать список запусков: %1</translation>
    </message>
    <message>
        <source>a run cannot be written to its list: %1</source>
        <translation>не удаётся записать запуск в список: %1</translation>
    </message>
    <message>
        <source>a run cannot be removed: %1</source>
        <translation>не удаётся удалить запуск: %1</translation>
    </message>
    <message>
        <source>an event cannot be added: %1</source>
        <translation>не удаётся добавить событие: %1</translation>
    </message>
    <message>
        <source>an event cannot be written: %1</source>
        <translation>не удаётся записать событие: %1</translation>
    </message>
    <message>
        <source>events cannot be read: %1</source>
        <translation>не удаётся прочитать события: %1</translation>
    </message>
    <message>
        <source>the note and tags of a run cannot be stored: %1</source>
        <translation>не удаётся сохранить заметку и метки запуска: %1</translation>
    </message>
    <message>
        <source>tags cannot be read: %1</source>
        <translation>не удаётся прочитать метки: %1</translation>
    </message>
    <message>
        <source>what was learned cannot be written: %1</source>
        <translation>не удаётся записать накопленный опыт: %1</translation>
    </message>
    <message>
        <source>what was learned cannot be read: %1</source>
        <translation>не удаётся прочитать накопленный опыт: %1</translation>
    </message>
    <message>
        <source>the salvaged data cannot be stored: %1</source>
        <translation>не удаётся сохранить восстановленные данные: %1</translation>
    </message>
    <message>
        <source>runs cannot be locked: %1</source>
        <translation>не удаётся заблокировать запуски: %1</translation>
    </message>
    <message>
        <source>locks cannot be read: %1</source>
        <translation>не удаётся прочитать блокировки: %1</translation>
    </message>
    <message>
        <source>the run cannot be locked: %1</source>
        <translation>не удаётся заблокировать запуск: %1</translation>
    </message>
    <message>
        <source>the run cannot be released: %1</source>
        <translation>не удаётся снять блокировку запуска: %1</translation>
    </message>
    <message>
        <source>the run cannot be taken over: %1</source>
        <translation>не удаётся перехватить запуск: %1</translation>
    </message>
    <message>
        <source>the server has not answered for %1 s</source>
        <translation>сервер не отвечает уже %1 с</translation>
    </message>
    <message>
        <source>there is no connection</source>
        <translation>нет соединения</translation>
    </message>
    <message>
        <source>a preset has no name</source>
        <translation>у профиля нет имени</translation>
    </message>
    <message>
        <source>preset &quot;%1&quot;: %2</source>
        <translation>профиль «%1»: %2</translation>
    </message>
    <message>
        <source>its policy %1</source>
        <translation>его правила: %1</translation>
    </message>
    <message>
        <source>&quot;directives&quot; is not a string</source>
        <translation>«directives» — не строка</translation>
    </message>
    <message>
        <source>&quot;example_files&quot; is not a list of strings</source>
        <translation>«example_files» — не список строк</translation>
    </message>
    <message>
        <source>&quot;presets&quot; is not a list</source>
        <translation>«presets» — не список</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>не хватает памяти</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for this type of database is not installed</source>
        <translation>драйвер Qt для этого типа баз данных не установлен</translation>
    </message>
    <message>
        <source>it is a folder, not a file</source>
        <translation>это папка, а не файл</translation>
    </message>
    <message>
        <source>it is a device or a pipe, not a file</source>
        <translation>это устройство или канал, а не файл</translation>
    </message>
    <message>
        <source>%1: it is a folder, not a file</source>
        <translation>%1: это папка, а не файл</translation>
    </message>
    <message>
        <source>%1: it is a device or a pipe, not a file</source>
        <translation>%1: это устройство или канал, а не файл</translation>
    </message>
    <message>
        <source>it cannot be copied to a readable location</source>
        <translation>не удаётся скопировать туда, где его можно прочитать</translation>
    </message>
    <message>
        <source>the folder %1 cannot be created</source>
        <translation>не удаётся создать папку %1</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>нельзя записать в %1</translation>
    </message>
    <message>
        <source>the file is a database of another program and was left unchanged</source>
        <translation>файл — база данных другой программы; он не изменён</translation>
    </message>
    <message>
        <source>its tables are from an older version and could not be upgraded</source>
        <translation>таблицы созданы более старой версией, и обновить их не удалось</translation>
    </message>
    <message>
        <source>the store is read-only</source>
        <translation>хранилище доступно только для чтения</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>не удаётся открыть %1: %2</translation>
    </message>
    <message>
        <source>The store&apos;s location is empty or has a NUL in it</source>
        <translation>Расположение хранилища не указано или содержит символ NUL</translation>
    </message>
    <message>
        <source>Unknown store type &apos;%1&apos;</source>
        <translation>Неизвестный тип хранилища «%1»</translation>
    </message>
    <message>
        <source>The store&apos;s URL is invalid: its host, its port or a % in it is wrong</source>
        <translation>URL хранилища недопустим: неверен хост, порт или знак %</translation>
    </message>
    <message>
        <source>The store&apos;s URL is invalid: it has an @ after its first / or ?; in the user name, the password and the options, write %40 for @, %2F for / and %3F for ?</source>
        <translation>URL хранилища недопустим: после первого / или ? стоит @; в имени пользователя, пароле и параметрах пишите %40 вместо @, %2F вместо / и %3F вместо ?</translation>
    </message>
    <message>
        <source>The store&apos;s URL names no database</source>
        <translation>В URL хранилища не указана база данных</translation>
    </message>
    <message>
        <source>The store&apos;s option &apos;answer_seconds&apos; must be a number from 1 to %1</source>
        <translation>Параметр хранилища «answer_seconds» должен быть числом от 1 до %1</translation>
    </message>
    <message>
        <source>The environment variable %1, which should hold the store&apos;s password, is not set</source>
        <translation>Переменная окружения %1, в которой должен быть пароль хранилища, не задана</translation>
    </message>
    <message>
        <source>An option of the store has no name</source>
        <translation>У одного из параметров хранилища нет имени</translation>
    </message>
    <message>
        <source>Nothing can be salvaged from %1</source>
        <translation>Из %1 ничего нельзя восстановить</translation>
    </message>
    <message>
        <source>There is already a file %1</source>
        <translation>Файл %1 уже существует</translation>
    </message>
    <message>
        <source>There is no file %1 that can be read</source>
        <translation>Нет файла %1, который можно прочитать</translation>
    </message>
    <message>
        <source>another program is writing the run %1</source>
        <translation>другая программа записывает запуск %1</translation>
    </message>
    <message>
        <source>a running program is writing the run</source>
        <translation>запуск записывает работающая программа</translation>
    </message>
    <message>
        <source>the run %1 is still being written</source>
        <translation>запуск %1 ещё записывается</translation>
    </message>
    <message>
        <source>there is no run %1</source>
        <translation>запуска %1 нет</translation>
    </message>
    <message>
        <source>no event of the run %1 is left</source>
        <translation>от запуска %1 не осталось событий</translation>
    </message>
    <message>
        <source>the event at position %1 of the run %2 cannot be read: %3</source>
        <translation>не удаётся прочитать событие на позиции %1 запуска %2: %3</translation>
    </message>
    <message>
        <source>event %1 is not stored: the run %2 is finished</source>
        <translation>событие %1 не сохранено: запуск %2 завершён</translation>
    </message>
    <message>
        <source>event %1 is not stored: the run %2 expects a different event</source>
        <translation>событие %1 не сохранено: запуск %2 ожидает другое событие</translation>
    </message>
    <message>
        <source>event %1 of the run %2 is already stored with different content</source>
        <translation>событие %1 запуска %2 уже сохранено с другим содержимым</translation>
    </message>
    <message>
        <source>an event has no number or no run</source>
        <translation>у события нет номера или запуска</translation>
    </message>
    <message>
        <source>an answer without a question, a statement or a known dialect cannot be accepted</source>
        <translation>нельзя принять ответ без вопроса, оператора или известного диалекта</translation>
    </message>
    <message>
        <source>the record of an event %1</source>
        <translation>запись события %1</translation>
    </message>
    <message>
        <source>this is not a run file: it does not begin with {&quot;format&quot;:&quot;querymend-run&quot;,&quot;version&quot;:…}</source>
        <translation>это не файл запуска: он не начинается с {&quot;format&quot;:&quot;querymend-run&quot;,&quot;version&quot;:…}</translation>
    </message>
    <message>
        <source>this is not a run file: the first line %1</source>
        <translation>это не файл запуска: первая строка %1</translation>
    </message>
    <message>
        <source>the first line does not say which run this is and how many events it has</source>
        <translation>в первой строке не сказано, какой это запуск и сколько в нём событий</translation>
    </message>
    <message>
        <source>the file has version %1 of the format, but this program supports versions up to %2</source>
        <translation>версия формата файла — %1, а эта программа поддерживает версии до %2</translation>
    </message>
    <message>
        <source>the run has an invalid name</source>
        <translation>недопустимое имя запуска</translation>
    </message>
    <message>
        <source>the event cannot be read: %1</source>
        <translation>не удаётся прочитать событие: %1</translation>
    </message>
    <message>
        <source>the event belongs to the run &apos;%1&apos;, not to &apos;%2&apos;</source>
        <translation>событие относится к запуску «%1», а не «%2»</translation>
    </message>
    <message>
        <source>the event has the number %1, which is not a valid event number</source>
        <translation>у события недопустимый номер %1</translation>
    </message>
    <message>
        <source>the event has number %1 and follows number %2</source>
        <translation>событие с номером %1 следует за номером %2</translation>
    </message>
    <message>
        <source>there are more than the %1 events that the first line announces</source>
        <translation>событий больше, чем %1, указанных в первой строке</translation>
    </message>
    <message>
        <source>the file ends after %1 of %2 events</source>
        <translation>файл обрывается: событий %1 из %2</translation>
    </message>
    <message>
        <source>the event %1</source>
        <translation>событие %1</translation>
    </message>
    <message>
        <source>does not begin with {</source>
        <translation>не начинается с {</translation>
    </message>
    <message>
        <source>has a line break or a NUL in it</source>
        <translation>содержит разрыв строки или символ NUL</translation>
    </message>
    <message>
        <source>is not UTF-8 at byte %1</source>
        <translation>не в UTF-8, байт %1</translation>
    </message>
    <message>
        <source>has values nested more than %1 levels deep</source>
        <translation>содержит значения с вложенностью больше %1</translation>
    </message>
    <message>
        <source>not JSON at byte %1: %2</source>
        <translation>не JSON, байт %1: %2</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>это не объект JSON</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>it is larger than 16 MB</source>
        <translation>размер больше 16 МБ</translation>
    </message>
    <message>
        <source>it is not marked as %1</source>
        <translation>нет пометки %1</translation>
    </message>
    <message>
        <source>it has version %1; this program supports versions up to %2</source>
        <translation>его версия — %1; эта программа поддерживает версии до %2</translation>
    </message>
    <message>
        <source>it has no settings in it</source>
        <translation>в нём нет настроек</translation>
    </message>
    <message>
        <source>it has no list of connections</source>
        <translation>в нём нет списка подключений</translation>
    </message>
    <message>
        <source>connection %1 is not an object</source>
        <translation>подключение %1 не является объектом</translation>
    </message>
    <message>
        <source>connection %1: %2 is missing or invalid</source>
        <translation>подключение %1: значение %2 отсутствует или недопустимо</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>байт %1: %2</translation>
    </message>
    <message>
        <source>Install it (on Debian: libqt6sql6-sqlite) and restart</source>
        <translation>Установите его (в Debian: libqt6sql6-sqlite) и перезапустите программу</translation>
    </message>
    <message>
        <source>Choose another location for the store</source>
        <translation>Выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Choose another file for the store</source>
        <translation>Выберите другой файл для хранилища</translation>
    </message>
    <message>
        <source>Choose another file for the store; this one is left unchanged, and if it was a store, `querymend runs salvage FILE NEWFILE` reads what is left of it</source>
        <translation>Выберите другой файл для хранилища; этот не изменён, а если он был хранилищем, `querymend runs salvage FILE NEWFILE` прочитает то, что осталось</translation>
    </message>
    <message>
        <source>Choose a folder on a file system that supports locks</source>
        <translation>Выберите папку в файловой системе, которая поддерживает блокировки</translation>
    </message>
    <message>
        <source>Choose a new file name for the salvaged store</source>
        <translation>Выберите новое имя файла для восстановленного хранилища</translation>
    </message>
    <message>
        <source>Choose the damaged file</source>
        <translation>Выберите повреждённый файл</translation>
    </message>
    <message>
        <source>Give a path such as /home/me/runs.db or postgresql://user@host/database</source>
        <translation>Укажите путь, например /home/me/runs.db или postgresql://user@host/database</translation>
    </message>
    <message>
        <source>Free disk space for it</source>
        <translation>Освободите для него место на диске</translation>
    </message>
    <message>
        <source>Free disk space and try again; stored data is safe</source>
        <translation>Освободите место на диске и повторите; сохранённые данные целы</translation>
    </message>
    <message>
        <source>Free space on the server&apos;s disk; stored data is safe</source>
        <translation>Освободите место на диске сервера; сохранённые данные целы</translation>
    </message>
    <message>
        <source>Check the disk, its quota and the file size limit; stored data is safe</source>
        <translation>Проверьте диск, его квоту и предел размера файлов; сохранённые данные целы</translation>
    </message>
    <message>
        <source>Make it writable, or choose another location for the store</source>
        <translation>Разрешите запись туда или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Make its folder writable, or choose another location for the store</source>
        <translation>Разрешите запись в его папку или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Make the file and its folder writable, or choose another location for the store</source>
        <translation>Разрешите запись в файл и его папку или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Make the store&apos;s folder writable, or choose another location for it</source>
        <translation>Разрешите запись в папку хранилища или выберите для него другое расположение</translation>
    </message>
    <message>
        <source>Get permission to create it, or choose another location for the store</source>
        <translation>Получите право создать её или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Start the newer version, or choose another location for the store</source>
        <translation>Запустите более новую версию или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Open it once with permission to change its tables</source>
        <translation>Откройте его один раз с правом изменять таблицы</translation>
    </message>
    <message>
        <source>Ask for permission to create tables in the database and write to them</source>
        <translation>Запросите право создавать таблицы в базе данных и записывать в них</translation>
    </message>
    <message>
        <source>Check that the server is running and accepts your login, then try again</source>
        <translation>Проверьте, работает ли сервер и принимает ли он ваши учётные данные, и повторите</translation>
    </message>
    <message>
        <source>Another program has locked the store; try again when it has finished</source>
        <translation>Другая программа заблокировала хранилище; повторите, когда она закончит</translation>
    </message>
    <message>
        <source>Another program has locked the store; try again</source>
        <translation>Другая программа заблокировала хранилище; повторите</translation>
    </message>
    <message>
        <source>Another program has written to the run; reload it</source>
        <translation>Другая программа изменила запуск; откройте его заново</translation>
    </message>
    <message>
        <source>End that program: a run in a file store cannot be taken over</source>
        <translation>Завершите эту программу: запуск в файловом хранилище нельзя перехватить</translation>
    </message>
    <message>
        <source>Take it over with the login that holds it, or with one that is allowed to end its connections</source>
        <translation>Перехватите его под той учётной записью, которая его удерживает, или под той, которой разрешено завершать её соединения</translation>
    </message>
    <message>
        <source>Wait until it finishes, or end it there</source>
        <translation>Дождитесь завершения или прервите его там</translation>
    </message>
    <message>
        <source>Stop it first, or wait until it finishes</source>
        <translation>Сначала остановите его или дождитесь завершения</translation>
    </message>
    <message>
        <source>Salvage what can be read into a new store (querymend runs salvage FILE NEWFILE); this one is left unchanged</source>
        <translation>Восстановите то, что читается, в новом хранилище (querymend runs salvage FILE NEWFILE); это останется без изменений</translation>
    </message>
    <message>
        <source>Export the runs that can be read, and ask the server&apos;s administrator for a backup of the tables</source>
        <translation>Экспортируйте запуски, которые читаются, и попросите у администратора сервера резервную копию таблиц</translation>
    </message>
    <message>
        <source>Restore the file from a backup, if there is one</source>
        <translation>Восстановите файл из резервной копии, если она есть</translation>
    </message>
    <message>
        <source>Only its entry in the list of runs remains</source>
        <translation>Осталась только строка в списке запусков</translation>
    </message>
    <message>
        <source>Check the list of runs</source>
        <translation>Проверьте список запусков</translation>
    </message>
    <message>
        <source>Nothing was imported; get the file again from where it was exported</source>
        <translation>Ничего не импортировано; получите файл ещё раз там, где его экспортировали</translation>
    </message>
    <message>
        <source>Try again, or choose another location for the store</source>
        <translation>Повторите или выберите другое расположение хранилища</translation>
    </message>
    <message>
        <source>Try again, or ask the server&apos;s administrator</source>
        <translation>Повторите или обратитесь к администратору сервера</translation>
    </message>
    <message>
        <source>Report this as a bug</source>
        <translation>Сообщите об этой ошибке</translation>
    </message>
</context>
<context>
    <name>querymend::StoreWords</name>
    <message>
        <source>A driver for the store is missing.</source>
        <translation>Не хватает драйвера для хранилища.</translation>
    </message>
    <message>
        <source>The store&apos;s disk is full.</source>
        <translation>На диске хранилища закончилось место.</translation>
    </message>
    <message>
        <source>This cannot be used as a store.</source>
        <translation>Это нельзя использовать как хранилище.</translation>
    </message>
    <message>
        <source>The store is damaged.</source>
        <translation>Хранилище повреждено.</translation>
    </message>
    <message>
        <source>The run is still being written.</source>
        <translation>Запуск ещё записывается.</translation>
    </message>
    <message>
        <source>The run is no longer in the store.</source>
        <translation>Этого запуска больше нет в хранилище.</translation>
    </message>
    <message>
        <source>The file is not a run file, or it is damaged.</source>
        <translation>Это не файл запуска, или он повреждён.</translation>
    </message>
    <message>
        <source>The store&apos;s location is not valid.</source>
        <translation>Недопустимое расположение хранилища.</translation>
    </message>
    <message>
        <source>The store&apos;s server cannot be reached.</source>
        <translation>Сервер хранилища недоступен.</translation>
    </message>
    <message>
        <source>The store is not writable.</source>
        <translation>Хранилище недоступно для записи.</translation>
    </message>
    <message>
        <source>Could not read or write the store.</source>
        <translation>Не удалось прочитать или записать хранилище.</translation>
    </message>
    <message>
        <source>The store was written by a newer version of Querymend.</source>
        <translation>Хранилище записано более новой версией Querymend.</translation>
    </message>
    <message>
        <source>The store is in use by another program.</source>
        <translation>Хранилище используется другой программой.</translation>
    </message>
    <message>
        <source>The store rejected it.</source>
        <translation>Хранилище отклонило запись.</translation>
    </message>
</context>
<context>
    <name>querymend::StoryBar</name>
    <message>
        <source>This run was made on %1, which is not open.</source>
        <translation>Этот запуск выполнен на базе %1, которая не открыта.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Открыть %1</translation>
    </message>
    <message>
        <source>Answering another question: %1</source>
        <translation>Выполняется другой вопрос: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>This run was made on %1, but %2 is open.</source>
        <translation>Этот запуск выполнен на базе %1, а открыта %2.</translation>
    </message>
</context>
<context>
    <name>querymend::TextsPage</name>
    <message>
        <source>Built in</source>
        <translation>Встроенный</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Промпты</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) of your own</source>
        <translation>
            <numerusform>%n свой текст</numerusform>
            <numerusform>%n своих текста</numerusform>
            <numerusform>%n своих текстов</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no file of your own.</source>
        <translation>У вас нет своего файла.</translation>
    </message>
    <message>
        <source>⚠ Yours has an error</source>
        <translation>⚠ В вашем ошибка</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Ваш</translation>
    </message>
    <message>
        <source>⚠ Yours is not used</source>
        <translation>⚠ Ваш не используется</translation>
    </message>
    <message>
        <source>Another text in this folder has an error, so none of them are used.</source>
        <translation>В другом тексте этой папки есть ошибка, поэтому ни один из них не используется.</translation>
    </message>
    <message>
        <source>Could not create the file: %1</source>
        <translation>Не удалось создать файл: %1</translation>
    </message>
</context>
<context>
    <name>querymend::TimelineMinimap</name>
    <message>
        <source>Overview of the run</source>
        <translation>Обзор запуска</translation>
    </message>
    <message>
        <source>The whole run. Full bars were accepted, shorter ones failed.</source>
        <translation>Весь запуск. Полные полосы — принятые попытки, короткие — неудачные.</translation>
    </message>
</context>
<context>
    <name>querymend::TimelinePair</name>
    <message>
        <source>Show only the run below</source>
        <translation>Показать только нижний запуск</translation>
    </message>
    <message>
        <source>Retry timeline of the earlier run</source>
        <translation>Лента попыток предыдущего запуска</translation>
    </message>
</context>
<context>
    <name>querymend::KindFilter</name>
    <message>
        <source>Filter attempts</source>
        <translation>Фильтр попыток</translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать все</translation>
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
        <translation>Лента попыток</translation>
    </message>
    <message>
        <source>No run yet</source>
        <translation>Запусков пока нет</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Уменьшить</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Увеличить</translation>
    </message>
    <message>
        <source>No matching attempts</source>
        <translation>Подходящих попыток нет</translation>
    </message>
    <message>
        <source>No attempt in this run matches the filter.</source>
        <translation>В этом запуске нет попыток, подходящих под фильтр.</translation>
    </message>
    <message>
        <source>Show All Attempts</source>
        <translation>Показать все попытки</translation>
    </message>
    <message>
        <source>Ask a question, or watch a demo.</source>
        <translation>Задайте вопрос или посмотрите демо.</translation>
    </message>
    <message>
        <source>Watch It Correct Itself</source>
        <translation>Показать самоисправление</translation>
    </message>
    <message>
        <source>Take the Tour</source>
        <translation>Обзорный тур</translation>
    </message>
</context>
<context>
    <name>querymend::TimelineView</name>
    <message>
        <source>Attempts</source>
        <translation>Попытки</translation>
    </message>
</context>
<context>
    <name>querymend::WindowDialogs</name>
    <message>
        <source>About Querymend</source>
        <translation>О программе Querymend</translation>
    </message>
    <message>
        <source>&lt;b&gt;Querymend %1&lt;/b&gt;&lt;p&gt;Answers questions in SQL, checked and corrected on your database.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;b&gt;Querymend %1&lt;/b&gt;&lt;p&gt;Отвечает на вопросы запросами SQL, которые проверяются и исправляются на вашей базе данных.&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии 3 или более поздней.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>No run to export yet.</source>
        <translation>Пока нет запуска для экспорта.</translation>
    </message>
    <message>
        <source>Export Run</source>
        <translation>Экспорт запуска</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>No result to export yet.</source>
        <translation>Пока нет результата для экспорта.</translation>
    </message>
    <message numerus="yes">
        <source>%n connections were imported.</source>
        <translation>
            <numerusform>%n подключение импортировано.</numerusform>
            <numerusform>%n подключения импортировано.</numerusform>
            <numerusform>%n подключений импортировано.</numerusform>
        </translation>
    </message>
    <message>
        <source>No connections to save yet.</source>
        <translation>Пока нет подключений для сохранения.</translation>
    </message>
    <message>
        <source>Save Connections</source>
        <translation>Сохранить подключения</translation>
    </message>
    <message>
        <source>Connections (*.json)</source>
        <translation>Подключения (*.json)</translation>
    </message>
    <message>
        <source>Saved to %1, without passwords.</source>
        <translation>Сохранено в %1, без паролей.</translation>
    </message>
</context>
<context>
    <name>querymend::WindowSettings</name>
    <message numerus="yes">
        <source>%n run(s) were salvaged. Runs are now saved in %1; the damaged file is left unchanged.</source>
        <translation>
            <numerusform>Восстановлен %n запуск. Теперь запуски сохраняются в %1; повреждённый файл оставлен без изменений.</numerusform>
            <numerusform>Восстановлено %n запуска. Теперь запуски сохраняются в %1; повреждённый файл оставлен без изменений.</numerusform>
            <numerusform>Восстановлено %n запусков. Теперь запуски сохраняются в %1; повреждённый файл оставлен без изменений.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::DefinitionDialog</name>
    <message>
        <source>Definition of %1</source>
        <translation>Определение: %1</translation>
    </message>
    <message>
        <source>Definition and indexes</source>
        <translation>Определение и индексы</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Indexes are not listed.</source>
        <translation>Индексы не перечислены.</translation>
    </message>
    <message>
        <source>Reconstructed from columns and keys; defaults and CHECK constraints are missing.</source>
        <translation>Восстановлено по столбцам и ключам; значений по умолчанию и ограничений CHECK нет.</translation>
    </message>
    <message>
        <source>The database reported: %1</source>
        <translation>Сообщение базы данных: %1</translation>
    </message>
</context>
<context>
    <name>TextActions</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Вырезать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Выделить в&amp;сё</translation>
    </message>
</context>
<context>
    <name>Reflection</name>
    <message>
        <source>No SQL</source>
        <translation>Нет SQL</translation>
    </message>
    <message>
        <source>Invalid request</source>
        <translation>Недопустимый запрос</translation>
    </message>
    <message>
        <source>Not a query</source>
        <translation>Это не запрос</translation>
    </message>
    <message>
        <source>Several statements</source>
        <translation>Несколько операторов</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Не удалось разобрать</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Forbidden operation</source>
        <translation>Запрещённая операция</translation>
    </message>
    <message>
        <source>Function with side effects</source>
        <translation>Функция с побочными эффектами</translation>
    </message>
    <message>
        <source>Syntax</source>
        <translation>Синтаксис</translation>
    </message>
    <message>
        <source>Unbalanced parentheses</source>
        <translation>Непарные скобки</translation>
    </message>
    <message>
        <source>Unterminated literal</source>
        <translation>Незакрытая строка</translation>
    </message>
    <message>
        <source>Another database&apos;s syntax</source>
        <translation>Синтаксис другой базы данных</translation>
    </message>
    <message>
        <source>Unknown table</source>
        <translation>Неизвестная таблица</translation>
    </message>
    <message>
        <source>Unknown column</source>
        <translation>Неизвестный столбец</translation>
    </message>
    <message>
        <source>Ambiguous column</source>
        <translation>Неоднозначный столбец</translation>
    </message>
    <message>
        <source>Unknown alias</source>
        <translation>Неизвестный псевдоним</translation>
    </message>
    <message>
        <source>Unknown function</source>
        <translation>Неизвестная функция</translation>
    </message>
    <message>
        <source>Wrong arguments</source>
        <translation>Неверные аргументы</translation>
    </message>
    <message>
        <source>Type mismatch</source>
        <translation>Несовместимые типы</translation>
    </message>
    <message>
        <source>Bad value</source>
        <translation>Недопустимое значение</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Деление на ноль</translation>
    </message>
    <message>
        <source>Column not grouped</source>
        <translation>Столбец вне GROUP BY</translation>
    </message>
    <message>
        <source>Misplaced aggregate</source>
        <translation>Агрегат не на месте</translation>
    </message>
    <message>
        <source>Mismatched set operation</source>
        <translation>Несовместимые части UNION</translation>
    </message>
    <message>
        <source>Invalid join</source>
        <translation>Неверное соединение</translation>
    </message>
    <message>
        <source>No permission</source>
        <translation>Нет прав</translation>
    </message>
    <message>
        <source>Time limit exceeded</source>
        <translation>Превышено время выполнения</translation>
    </message>
    <message>
        <source>Memory limit exceeded</source>
        <translation>Превышен предел памяти</translation>
    </message>
    <message>
        <source>Too many rows</source>
        <translation>Слишком много строк</translation>
    </message>
    <message>
        <source>Connection lost</source>
        <translation>Соединение потеряно</translation>
    </message>
    <message>
        <source>Database not reachable</source>
        <translation>База данных недоступна</translation>
    </message>
    <message>
        <source>Empty result</source>
        <translation>Пустой результат</translation>
    </message>
    <message>
        <source>Only NULL values</source>
        <translation>Только NULL</translation>
    </message>
    <message>
        <source>Test failed</source>
        <translation>Тест не пройден</translation>
    </message>
    <message>
        <source>Value not stored</source>
        <translation>Значение не хранится</translation>
    </message>
    <message>
        <source>Another date format</source>
        <translation>Другой формат даты</translation>
    </message>
    <message>
        <source>Join without a key</source>
        <translation>Соединение не по ключу</translation>
    </message>
    <message>
        <source>Tables not connected</source>
        <translation>Таблицы не связаны</translation>
    </message>
    <message>
        <source>Integer division</source>
        <translation>Целочисленное деление</translation>
    </message>
    <message>
        <source>NULLs first</source>
        <translation>Сначала NULL</translation>
    </message>
    <message>
        <source>Unexpected columns</source>
        <translation>Неожиданные столбцы</translation>
    </message>
    <message>
        <source>Repeated rows</source>
        <translation>Повторяющиеся строки</translation>
    </message>
    <message>
        <source>Other tables than asked for</source>
        <translation>Не те таблицы</translation>
    </message>
    <message>
        <source>Unclassified error</source>
        <translation>Прочая ошибка</translation>
    </message>
    <message>
        <source>Unknown problem</source>
        <translation>Неизвестная проблема</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Проблем нет</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>no retries left, moving up a level</source>
        <translation>повторов не осталось, переход на следующий уровень</translation>
    </message>
    <message>
        <source>a retry can&apos;t help</source>
        <translation>повтор не поможет</translation>
    </message>
    <message>
        <source>no retries left</source>
        <translation>повторов не осталось</translation>
    </message>
    <message>
        <source>the database failed, not the statement; no retry used</source>
        <translation>сбой базы данных, а не оператора; повтор не потрачен</translation>
    </message>
    <message>
        <source>breakpoint, you decide</source>
        <translation>точка останова, решаете вы</translation>
    </message>
    <message numerus="yes">
        <source>%n minor problems</source>
        <translation>
            <numerusform>%n мелкая проблема</numerusform>
            <numerusform>%n мелкие проблемы</numerusform>
            <numerusform>%n мелких проблем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n retries left</source>
        <translation>
            <numerusform>остался %n повтор</numerusform>
            <numerusform>осталось %n повтора</numerusform>
            <numerusform>осталось %n повторов</numerusform>
        </translation>
    </message>
    <message>
        <source>no retries left, kept with the tests that it passes</source>
        <translation>повторов не осталось, сохранено с пройденными тестами</translation>
    </message>
    <message>
        <source>a retry can&apos;t help, moving up a level</source>
        <translation>повтор не поможет, переход на уровень выше</translation>
    </message>
    <message>
        <source>mended without a model, no retry used</source>
        <translation>исправлено без модели, повтор не потрачен</translation>
    </message>
</context>
<context>
    <name>SqlChange</name>
    <message>
        <source>Added %1</source>
        <translation>Добавлено: %1</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Replaced %1 with %2</source>
        <translation>%1 заменено на %2</translation>
    </message>
</context>
<context>
    <name>TimelineClock</name>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>База данных</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Ожидание</translation>
    </message>
    <message>
        <source>Agent</source>
        <translation>Агент</translation>
    </message>
</context>
<context>
    <name>querymend::MiddlePages</name>
    <message>
        <source>Start Page</source>
        <translation>Начальная страница</translation>
    </message>
    <message numerus="yes">
        <source>%n tabs restored</source>
        <translation>
            <numerusform>Восстановлена %n вкладка</numerusform>
            <numerusform>Восстановлено %n вкладки</numerusform>
            <numerusform>Восстановлено %n вкладок</numerusform>
        </translation>
    </message>
    <message>
        <source>Reconnect to %1</source>
        <translation>Подключиться снова к %1</translation>
    </message>
</context>
<context>
    <name>querymend::RunLayout</name>
    <message>
        <source>Details of the attempt</source>
        <translation>Подробности попытки</translation>
    </message>
</context>
<context>
    <name>querymend::ShapeSwitch</name>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>По времени</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Lanes side by side</source>
        <translation>Дорожки рядом</translation>
    </message>
    <message>
        <source>What took how long, on one time axis</source>
        <translation>Что и сколько длилось, на одной оси времени</translation>
    </message>
    <message>
        <source>One attempt below the other</source>
        <translation>Попытки одна под другой</translation>
    </message>
    <message>
        <source>View of the timeline</source>
        <translation>Вид ленты попыток</translation>
    </message>
</context>
<context>
    <name>ProblemWords</name>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>Строка %1, столбец %2: %3</translation>
    </message>
    <message>
        <source>Quick fix: use %1.</source>
        <translation>Быстрое исправление: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n проблема</numerusform>
            <numerusform>%n проблемы</numerusform>
            <numerusform>%n проблем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning, line %1, column %2: %3</source>
        <translation>Предупреждение, строка %1, столбец %2: %3</translation>
    </message>
</context>
<context>
    <name>Story</name>
    <message>
        <source>no SQL in the reply</source>
        <translation>нет SQL в ответе</translation>
    </message>
    <message>
        <source>no answer in the schema</source>
        <translation>в схеме нет ответа</translation>
    </message>
    <message>
        <source>no query</source>
        <translation>не запрос</translation>
    </message>
    <message>
        <source>several statements</source>
        <translation>несколько операторов</translation>
    </message>
    <message>
        <source>unreadable statement</source>
        <translation>неразборчивый оператор</translation>
    </message>
    <message>
        <source>comment in the statement</source>
        <translation>комментарий в операторе</translation>
    </message>
    <message>
        <source>forbidden operation</source>
        <translation>запрещённая операция</translation>
    </message>
    <message>
        <source>function with side effects</source>
        <translation>функция с побочными эффектами</translation>
    </message>
    <message>
        <source>syntax error</source>
        <translation>синтаксическая ошибка</translation>
    </message>
    <message>
        <source>unbalanced parentheses</source>
        <translation>непарные скобки</translation>
    </message>
    <message>
        <source>unclosed quote</source>
        <translation>незакрытая кавычка</translation>
    </message>
    <message>
        <source>statement beyond repair</source>
        <translation>неисправимый оператор</translation>
    </message>
    <message>
        <source>wrong table</source>
        <translation>неверная таблица</translation>
    </message>
    <message>
        <source>wrong column</source>
        <translation>неверный столбец</translation>
    </message>
    <message>
        <source>ambiguous column</source>
        <translation>неоднозначный столбец</translation>
    </message>
    <message>
        <source>wrong alias</source>
        <translation>неверный псевдоним</translation>
    </message>
    <message>
        <source>unknown function</source>
        <translation>неизвестная функция</translation>
    </message>
    <message>
        <source>wrong arguments</source>
        <translation>неверные аргументы</translation>
    </message>
    <message>
        <source>wrong type</source>
        <translation>неверный тип</translation>
    </message>
    <message>
        <source>bad value</source>
        <translation>недопустимое значение</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>деление на ноль</translation>
    </message>
    <message>
        <source>grouping mistake</source>
        <translation>ошибка группировки</translation>
    </message>
    <message>
        <source>misplaced aggregate</source>
        <translation>агрегат не на месте</translation>
    </message>
    <message>
        <source>mismatched columns</source>
        <translation>несовпадение столбцов</translation>
    </message>
    <message>
        <source>wrong join</source>
        <translation>неверное соединение</translation>
    </message>
    <message>
        <source>no permission</source>
        <translation>нет прав</translation>
    </message>
    <message>
        <source>statement too slow</source>
        <translation>слишком медленный оператор</translation>
    </message>
    <message>
        <source>out of memory</source>
        <translation>нехватка памяти</translation>
    </message>
    <message>
        <source>too many rows</source>
        <translation>слишком много строк</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>потеря соединения</translation>
    </message>
    <message>
        <source>database down</source>
        <translation>база данных недоступна</translation>
    </message>
    <message>
        <source>empty result</source>
        <translation>пустой результат</translation>
    </message>
    <message>
        <source>only NULLs</source>
        <translation>только NULL</translation>
    </message>
    <message>
        <source>failed test</source>
        <translation>тест не пройден</translation>
    </message>
    <message>
        <source>value not stored</source>
        <translation>значение не хранится</translation>
    </message>
    <message>
        <source>other date format</source>
        <translation>другой формат даты</translation>
    </message>
    <message>
        <source>join without a key</source>
        <translation>соединение не по ключу</translation>
    </message>
    <message>
        <source>tables not connected</source>
        <translation>таблицы не связаны</translation>
    </message>
    <message>
        <source>integer division</source>
        <translation>целочисленное деление</translation>
    </message>
    <message>
        <source>NULLs first</source>
        <translation>сначала NULL</translation>
    </message>
    <message>
        <source>unexpected columns</source>
        <translation>неожиданные столбцы</translation>
    </message>
    <message>
        <source>repeated rows</source>
        <translation>повторяющиеся строки</translation>
    </message>
    <message>
        <source>other tables than asked for</source>
        <translation>не те таблицы, о которых вопрос</translation>
    </message>
    <message>
        <source>right at the first attempt</source>
        <translation>верно с первой попытки</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>right at attempt %1 of lane %2</source>
        <translation>верно с %1-й попытки дорожки %2</translation>
    </message>
    <message>
        <source>right at attempt %1</source>
        <translation>верно с %1-й попытки</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>%1, with no rows</source>
        <translation>%1, без строк</translation>
    </message>
    <message>
        <source>accepted by hand: %1</source>
        <translation>принято вручную: %1</translation>
    </message>
    <message>
        <source>empty result confirmed by hand: %1</source>
        <translation>пустой результат подтверждён вручную: %1</translation>
    </message>
    <message>
        <source>unanswerable with this schema</source>
        <translation>по этой схеме ответить нельзя</translation>
    </message>
    <message>
        <source>cancelled at %1</source>
        <translation>отменено: %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>no reply from the model</source>
        <translation>модель не ответила</translation>
    </message>
    <message>
        <source>lost the database</source>
        <translation>потеряна связь с базой данных</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не удалось</translation>
    </message>
    <message>
        <source>stuck, so the %1 hint pointed to %2</source>
        <translation>тупик, и %1 подсказка указала на %2</translation>
    </message>
    <message>
        <source>the %1 hint pointed to %2</source>
        <translation>%1 подсказка указала на %2</translation>
    </message>
    <message>
        <source>stuck, so the %1 hint marked %2</source>
        <translation>тупик, и %1 подсказка отметила %2</translation>
    </message>
    <message>
        <source>the %1 hint marked %2</source>
        <translation>%1 подсказка отметила %2</translation>
    </message>
    <message>
        <source>stuck, so a stronger hint</source>
        <translation>тупик, и подсказка усилена</translation>
    </message>
    <message>
        <source>%1 hint</source>
        <translation>%1 подсказка</translation>
    </message>
    <message>
        <source>forked at attempt %1</source>
        <translation>ответвление с попытки %1</translation>
    </message>
    <message>
        <source>asked again</source>
        <translation>вопрос задан заново</translation>
    </message>
    <message>
        <source>waited for the database</source>
        <translation>ожидание базы данных</translation>
    </message>
    <message>
        <source>changed by hand: %1</source>
        <translation>изменено вручную: %1</translation>
    </message>
    <message>
        <source>retried by hand</source>
        <translation>повтор вручную</translation>
    </message>
    <message>
        <source>mended without a model</source>
        <translation>исправлено без модели</translation>
    </message>
    <message>
        <source>escalated to %1</source>
        <translation>переход на уровень «%1»</translation>
    </message>
    <message>
        <source>time ran out</source>
        <translation>время истекло</translation>
    </message>
    <message>
        <source>token limit reached</source>
        <translation>достигнут предел токенов</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <extracomment>%1 is a mistake, such as `wrong column`</extracomment>
        <translation>
            <numerusform>%1 (%n раз)</numerusform>
            <numerusform>%1 (%n раза)</numerusform>
            <numerusform>%1 (%n раз)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up after %n attempts</source>
        <translation>
            <numerusform>не решено после %n попытки</numerusform>
            <numerusform>не решено после %n попыток</numerusform>
            <numerusform>не решено после %n попыток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>gave up at %1, after %n attempts</source>
        <extracomment>%1 is `attempt 2 of lane 3`</extracomment>
        <translation>
            <numerusform>не решено: %1, после %n попытки</numerusform>
            <numerusform>не решено: %1, после %n попыток</numerusform>
            <numerusform>не решено: %1, после %n попыток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in %n lanes</source>
        <extracomment>%1 is `gave up after 6 attempts`</extracomment>
        <translation>
            <numerusform>%1 на %n дорожке</numerusform>
            <numerusform>%1 на %n дорожках</numerusform>
            <numerusform>%1 на %n дорожках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more mistakes</source>
        <translation>
            <numerusform>ещё %n ошибка</numerusform>
            <numerusform>ещё %n ошибки</numerusform>
            <numerusform>ещё %n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n lanes agreed</source>
        <translation>
            <numerusform>совпало дорожек: %1 из %n</numerusform>
            <numerusform>совпало дорожек: %1 из %n</numerusform>
            <numerusform>совпало дорожек: %1 из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>passed %1 of %n tests</source>
        <translation>
            <numerusform>пройдено тестов: %1 из %n</numerusform>
            <numerusform>пройдено тестов: %1 из %n</numerusform>
            <numerusform>пройдено тестов: %1 из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>ended because you did not answer its question</source>
        <translation>завершён, так как вы не ответили на вопрос</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>прервано</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <extracomment>%1 is how a run ended, such as `interrupted`, %2 is `attempt 2 of lane 3`</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 passed the checks</source>
        <extracomment>%1 is `attempt 2`</extracomment>
        <translation>%1 прошла проверки</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не завершено</translation>
    </message>
    <message>
        <source>other error</source>
        <translation>другая ошибка</translation>
    </message>
    <message>
        <source>forked after attempt %1</source>
        <translation>ответвление после попытки %1</translation>
    </message>
</context>
<context>
    <name>querymend::StorySentence</name>
    <message>
        <source>Copy this sentence</source>
        <translation>Копировать это предложение</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>querymend::LiveReplies</name>
    <message>
        <source>writing…</source>
        <translation>модель пишет…</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>модель думает…</translation>
    </message>
    <message>
        <source>loading the model…</source>
        <translation>модель загружается…</translation>
    </message>
    <message numerus="yes">
        <source>stopped after %n characters</source>
        <translation>
            <numerusform>остановлено после %n символа</numerusform>
            <numerusform>остановлено после %n символов</numerusform>
            <numerusform>остановлено после %n символов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::PasswordForm</name>
    <message>
        <source>Used once, not saved</source>
        <translation>Используется один раз, не сохраняется</translation>
    </message>
    <message>
        <source>Password of %1 for %2</source>
        <translation>Пароль пользователя %1 для %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Подключиться</translation>
    </message>
    <message>
        <source>Password for %1</source>
        <translation>Пароль для %1</translation>
    </message>
</context>
<context>
    <name>querymend::DemoSheet</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Показать</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Закрыть список</translation>
    </message>
    <message>
        <source>The model is scripted; the checks and the database are live.</source>
        <translation>Модель работает по сценарию; проверки и база данных настоящие.</translation>
    </message>
    <message>
        <source>Demonstrations</source>
        <translation>Демонстрации</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Candidates tested</source>
        <translation>Кандидаты проверены тестами</translation>
    </message>
    <message>
        <source>Answer chosen</source>
        <translation>Ответ выбран</translation>
    </message>
    <message>
        <source>Tables chosen</source>
        <translation>Таблицы выбраны</translation>
    </message>
    <message>
        <source>as recorded, no model or database is called</source>
        <translation>по записи, без вызовов модели и базы данных</translation>
    </message>
    <message>
        <source>A helper answered</source>
        <translation>Помощник ответил</translation>
    </message>
    <message>
        <source>The question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>live checks, scripted model</source>
        <translation>настоящие проверки, модель по сценарию</translation>
    </message>
    <message>
        <source>Time ran out</source>
        <translation>Время вышло</translation>
    </message>
    <message>
        <source>On to the next level</source>
        <translation>Переход на уровень выше</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Отменено</translation>
    </message>
    <message>
        <source>Results compared</source>
        <translation>Результаты сравнены</translation>
    </message>
    <message>
        <source>Candidates filtered</source>
        <translation>Кандидаты отобраны</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>ответ</translation>
    </message>
    <message>
        <source>%1, slowed down</source>
        <translation>%1, замедленно</translation>
    </message>
    <message>
        <source>You were asked</source>
        <translation>Вам задан вопрос</translation>
    </message>
    <message>
        <source>You answered</source>
        <translation>Вы ответили</translation>
    </message>
    <message numerus="yes">
        <source>%1, shown %2× slower</source>
        <translation>
            <numerusform>%1, показ замедлен в %2 раз</numerusform>
            <numerusform>%1, показ замедлен в %2 раза</numerusform>
            <numerusform>%1, показ замедлен в %2 раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, shown %2× faster</source>
        <translation>
            <numerusform>%1, показ ускорен в %2 раз</numerusform>
            <numerusform>%1, показ ускорен в %2 раза</numerusform>
            <numerusform>%1, показ ускорен в %2 раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::TabMenu</name>
    <message>
        <source>All pages</source>
        <translation>Все страницы</translation>
    </message>
</context>
<context>
    <name>Demonstrations</name>
    <message>
        <source>Right at the first attempt</source>
        <translation>Верно с первой попытки</translation>
    </message>
    <message>
        <source>A statement in a Markdown block between sentences passes every check at the first attempt.</source>
        <translation>Оператор в блоке Markdown среди текста проходит все проверки с первой попытки.</translation>
    </message>
    <message>
        <source>Wrong column</source>
        <translation>Неверный столбец</translation>
    </message>
    <message>
        <source>Schema reference: a general hint marks the wrong name, and the second attempt is right.</source>
        <translation>Ссылка на схему: общая подсказка отмечает неверное имя, и вторая попытка верна.</translation>
    </message>
    <message>
        <source>Table name with a space</source>
        <translation>Имя таблицы с пробелом</translation>
    </message>
    <message>
        <source>Schema reference: two wrong spellings of &quot;Order Items&quot; get a general and then a specific hint.</source>
        <translation>Ссылка на схему: на два неверных написания &quot;Order Items&quot; даются общая, затем конкретная подсказка.</translation>
    </message>
    <message>
        <source>Three hint levels</source>
        <translation>Три уровня подсказок</translation>
    </message>
    <message>
        <source>A general, a specific and an explicit hint in one lane; the fourth attempt is right.</source>
        <translation>Общая, конкретная и явная подсказки на одной дорожке; четвёртая попытка верна.</translation>
    </message>
    <message>
        <source>Extra comma</source>
        <translation>Лишняя запятая</translation>
    </message>
    <message>
        <source>Syntax: the hint has the engine&apos;s message and the position.</source>
        <translation>Синтаксис: в подсказке сообщение СУБД и место ошибки.</translation>
    </message>
    <message>
        <source>Function from another dialect</source>
        <translation>Функция другого диалекта</translation>
    </message>
    <message>
        <source>Execution: SQLite does not know YEAR() or DATE_FORMAT(); the hints lead to strftime().</source>
        <translation>Выполнение: SQLite не знает YEAR() и DATE_FORMAT(); подсказки ведут к strftime().</translation>
    </message>
    <message>
        <source>Found by the engine&apos;s planner</source>
        <translation>Найдено планировщиком СУБД</translation>
    </message>
    <message>
        <source>Execution: all names are right, but the engine cannot plan a comparison of one column with two.</source>
        <translation>Выполнение: все имена верны, но СУБД не может сравнить один столбец с двумя.</translation>
    </message>
    <message>
        <source>Found by the trial run</source>
        <translation>Найдено пробным выполнением</translation>
    </message>
    <message>
        <source>Execution: the statement can be planned, but the trial run of one row fails.</source>
        <translation>Выполнение: план строится, но пробное выполнение одной строки завершается ошибкой.</translation>
    </message>
    <message>
        <source>Empty result as a mistake</source>
        <translation>Пустой результат как ошибка</translation>
    </message>
    <message>
        <source>Empty result as an error: the database is asked which condition removes every row, and the hint marks it.</source>
        <translation>Пустой результат как ошибка: база показывает, какое условие убирает все строки, и подсказка его отмечает.</translation>
    </message>
    <message>
        <source>Empty result as the answer</source>
        <translation>Пустой результат как ответ</translation>
    </message>
    <message>
        <source>An empty result that is not an error: it is noted and accepted.</source>
        <translation>Пустой результат, который не ошибка: он отмечен и принят.</translation>
    </message>
    <message>
        <source>Blocked by the guard</source>
        <translation>Заблокировано защитой</translation>
    </message>
    <message>
        <source>Validation: a DELETE, and then two statements in one reply, never reach the engine.</source>
        <translation>Проверка допустимости: DELETE, а затем два оператора в одном ответе не доходят до СУБД.</translation>
    </message>
    <message>
        <source>Comments under the strict policy</source>
        <translation>Комментарии при строгих правилах</translation>
    </message>
    <message>
        <source>Validation: the strict policy rejects comments, which the analyst policy only removes.</source>
        <translation>Проверка допустимости: строгие правила отклоняют комментарии, а правила аналитика лишь убирают их.</translation>
    </message>
    <message>
        <source>Unreadable replies</source>
        <translation>Нечитаемые ответы</translation>
    </message>
    <message>
        <source>A reply that is not JSON and one without SQL have a budget of their own: no retry is used.</source>
        <translation>Ответ не в JSON и ответ без SQL учитываются отдельно: повторы не тратятся.</translation>
    </message>
    <message>
        <source>Stuck model</source>
        <translation>Модель зациклилась</translation>
    </message>
    <message>
        <source>Repeating the same statement raises the hint to explicit at once; in the end the run gives up.</source>
        <translation>Повтор того же оператора сразу делает подсказку явной; в итоге запуск сдаётся.</translation>
    </message>
    <message>
        <source>Escalation to expert</source>
        <translation>Переход на экспертный уровень</translation>
    </message>
    <message>
        <source>Basic and advanced use up their retries, and the expert level is told what they tried.</source>
        <translation>Базовый и продвинутый уровни исчерпывают повторы, и экспертный узнаёт, что они пробовали.</translation>
    </message>
    <message>
        <source>Three lanes</source>
        <translation>Три дорожки</translation>
    </message>
    <message>
        <source>Two lanes arrive at the same statement, one after a retry; the third gives up.</source>
        <translation>Две дорожки приходят к одному оператору, одна после повтора; третья сдаётся.</translation>
    </message>
    <message>
        <source>Database lost, then back</source>
        <translation>База пропала и вернулась</translation>
    </message>
    <message>
        <source>A lost database does not use up a retry: the run waits, then checks the same statement again.</source>
        <translation>Потеря базы не тратит повтор: запуск ждёт и снова проверяет тот же оператор.</translation>
    </message>
    <message>
        <source>Database lost for good</source>
        <translation>База пропала совсем</translation>
    </message>
    <message>
        <source>If the database does not come back, the run fails and says so: the model did not give up.</source>
        <translation>Если база не возвращается, запуск завершается сбоем и сообщает об этом: сдалась не модель.</translation>
    </message>
    <message>
        <source>Question without an answer</source>
        <translation>Вопрос без ответа</translation>
    </message>
    <message>
        <source>Validation: the model says twice that the schema has no data for an answer, and the schema bears it out.</source>
        <translation>Проверка допустимости: модель говорит, что в схеме нет данных для ответа, дважды, и схема это подтверждает.</translation>
    </message>
    <message>
        <source>Busy model server</source>
        <translation>Сервер модели занят</translation>
    </message>
    <message>
        <source>A busy server does not use up a retry: the run waits as long as the server asks, then calls again.</source>
        <translation>Занятый сервер не тратит повтор: запуск ждёт, сколько он просит, и вызывает снова.</translation>
    </message>
    <message>
        <source>Coded values</source>
        <translation>Закодированные значения</translation>
    </message>
    <message>
        <source>Empty result twice, under a policy that keeps stored values from the model.</source>
        <translation>Дважды пустой результат при правилах, скрывающих от модели хранимые значения.</translation>
    </message>
    <message>
        <source>Unclassified error</source>
        <translation>Неопознанная ошибка</translation>
    </message>
    <message>
        <source>Other error: the engine&apos;s message fits no known category, and the hint quotes it.</source>
        <translation>Генерация SQL: сообщение СУБД не подходит ни к одной категории, и подсказка его цитирует.</translation>
    </message>
    <message>
        <source>Tests against the majority</source>
        <translation>Тесты против большинства</translation>
    </message>
    <message>
        <source>Two of three lanes agree on a wrong result; generated tests and their evaluator choose the third, and an explainer describes it.</source>
        <translation>Две дорожки из трёх сходятся на неверном результате; созданные тесты и их оценщик выбирают третью, а помощник её описывает.</translation>
    </message>
    <message>
        <source>Rejected before any attempt</source>
        <translation>Отклонено до попыток</translation>
    </message>
    <message>
        <source>The question validator says what the schema lacks, and no lane starts.</source>
        <translation>Проверка вопроса сообщает, чего нет в схеме, и ни одна дорожка не начинается.</translation>
    </message>
    <message>
        <source>Sent back by tests</source>
        <translation>Возвращено тестами</translation>
    </message>
    <message>
        <source>A statement that runs well fails a generated test; its lane gets the test&apos;s message, and the correction passes.</source>
        <translation>Рабочий оператор не проходит созданный тест; дорожка получает сообщение теста, и исправление проходит.</translation>
    </message>
</context>
<context>
    <name>CheckMessage</name>
    <message>
        <source>There is no SQL in the text.</source>
        <translation>В тексте нет SQL.</translation>
    </message>
    <message>
        <source>The reply contains no SQL.</source>
        <translation>В ответе нет SQL.</translation>
    </message>
    <message>
        <source>The table between JOIN and ON is missing.</source>
        <translation>Между JOIN и ON нет таблицы.</translation>
    </message>
    <message>
        <source>A row limit cannot use a column.</source>
        <translation>Предел числа строк не может использовать столбец.</translation>
    </message>
    <message>
        <source>The function %1 computes a value and is no table.</source>
        <translation>Функция %1 вычисляет значение и не является таблицей.</translation>
    </message>
    <message>
        <source>Only queries can run here; %1 is not one.</source>
        <translation>Здесь выполняются только запросы; %1 — не запрос.</translation>
    </message>
    <message>
        <source>A second statement begins here; exactly one is allowed.</source>
        <translation>Здесь начинается второй оператор; допускается ровно один.</translation>
    </message>
    <message>
        <source>Comments are not allowed here.</source>
        <translation>Комментарии здесь не допускаются.</translation>
    </message>
    <message>
        <source>Only reading is allowed; &quot;%1&quot; can change data.</source>
        <translation>Разрешено только чтение; «%1» может изменить данные.</translation>
    </message>
    <message>
        <source>The function %1 is not allowed: it may do more than compute a value.</source>
        <translation>Функция %1 не разрешена: она может не только вычислять значение.</translation>
    </message>
    <message>
        <source>The function %1 is not known to be read-only in %2.</source>
        <translation>Неизвестно, что функция %1 в %2 только читает.</translation>
    </message>
    <message>
        <source>%1 is not allowed: it could reveal tables that queries may not use here.</source>
        <translation>%1 не разрешается: так можно узнать о таблицах, которые здесь недоступны запросам.</translation>
    </message>
    <message>
        <source>Queries here may use some tables only, so they cannot list them all.</source>
        <translation>Здесь запросам доступны только некоторые таблицы, поэтому получить список всех нельзя.</translation>
    </message>
    <message>
        <source>There is no type %1.</source>
        <translation>Типа %1 нет.</translation>
    </message>
    <message>
        <source>No statement begins with %1.</source>
        <translation>Ни один оператор не начинается с %1.</translation>
    </message>
    <message>
        <source>%1 cannot be parsed with certainty.</source>
        <translation>%1 нельзя разобрать однозначно.</translation>
    </message>
    <message>
        <source>An expression is missing before %1.</source>
        <translation>Перед %1 не хватает выражения.</translation>
    </message>
    <message>
        <source>A name is missing before %1.</source>
        <translation>Перед %1 не хватает имени.</translation>
    </message>
    <message>
        <source>A query is missing before %1.</source>
        <translation>Перед %1 не хватает запроса.</translation>
    </message>
    <message>
        <source>A parenthesis is missing before %1.</source>
        <translation>Перед %1 не хватает скобки.</translation>
    </message>
    <message>
        <source>%1 is missing before %2.</source>
        <translation>Не хватает %1 перед %2.</translation>
    </message>
    <message>
        <source>What starts with %1 is never closed.</source>
        <translation>То, что начинается с %1, не закрыто.</translation>
    </message>
    <message>
        <source>%1 is never closed.</source>
        <translation>%1 не закрыто.</translation>
    </message>
    <message>
        <source>%1 has no matching opening bracket.</source>
        <translation>Для %1 нет открывающей скобки.</translation>
    </message>
    <message>
        <source>%1 does not fit here.</source>
        <translation>%1 здесь не подходит.</translation>
    </message>
    <message>
        <source>The character %1 is not valid here.</source>
        <translation>Символ %1 здесь недопустим.</translation>
    </message>
    <message>
        <source>A subquery in FROM needs an alias in %1.</source>
        <translation>В %1 подзапросу в FROM нужен псевдоним.</translation>
    </message>
    <message>
        <source>The text is nested too deeply.</source>
        <translation>Слишком глубокая вложенность.</translation>
    </message>
    <message>
        <source>There is no table %1.</source>
        <translation>Таблицы %1 нет.</translation>
    </message>
    <message>
        <source>%1 has no column %2.</source>
        <translation>В «%1» нет столбца %2.</translation>
    </message>
    <message>
        <source>No table in the query has a column %1.</source>
        <translation>Ни в одной таблице запроса нет столбца %1.</translation>
    </message>
    <message>
        <source>The query has no FROM, so there is no column %1.</source>
        <translation>В запросе нет FROM, поэтому нет столбца %1.</translation>
    </message>
    <message>
        <source>The query has no table or alias %1 in its FROM clause.</source>
        <translation>В FROM запроса нет таблицы или псевдонима «%1».</translation>
    </message>
    <message>
        <source>The column %1 is in several tables in the query.</source>
        <translation>Столбец %1 есть в нескольких таблицах запроса.</translation>
    </message>
    <message>
        <source>%1 has no function %2.</source>
        <translation>В %1 нет функции %2.</translation>
    </message>
    <message>
        <source>The function %1 takes at least %2 arguments, but gets %3.</source>
        <translation>Функции %1 нужно аргументов: не менее %2, передано: %3.</translation>
    </message>
    <message>
        <source>The function %1 takes at least %2 argument, but gets %3.</source>
        <translation>Функции %1 нужно аргументов: не менее %2, передано: %3.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 to %3 arguments, but gets %4.</source>
        <translation>Функция %1 принимает аргументов: от %2 до %3, передано: %4.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 arguments, but gets %3.</source>
        <translation>Функция %1 принимает аргументов: %2, передано: %3.</translation>
    </message>
    <message>
        <source>The function %1 takes %2 argument, but gets %3.</source>
        <translation>Функция %1 принимает аргументов: %2, передано: %3.</translation>
    </message>
    <message>
        <source>%1 must appear in GROUP BY or in an aggregate function.</source>
        <translation>%1 должно быть в GROUP BY или в агрегатной функции.</translation>
    </message>
    <message>
        <source>The window function %1 cannot be used where rows are filtered or grouped.</source>
        <translation>Оконную функцию %1 нельзя использовать там, где строки отбираются или группируются.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used in WHERE; conditions on groups belong in HAVING.</source>
        <translation>Агрегат %1 нельзя использовать в WHERE; условия на группы пишутся в HAVING.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used in a join&apos;s condition.</source>
        <translation>Агрегат %1 нельзя использовать в условии соединения.</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used inside the aggregate %2; compute the inner one in a subquery.</source>
        <translation>Агрегат %1 нельзя использовать внутри агрегата %2; вычислите внутренний в подзапросе.</translation>
    </message>
    <message>
        <source>The queries on both sides need the same number of columns, but have %1 and %2.</source>
        <translation>У запросов с обеих сторон должно быть поровну столбцов, а их %1 и %2.</translation>
    </message>
    <message>
        <source>The name %1 refers to two tables in the query; give each its own alias.</source>
        <translation>Имя %1 относится к двум таблицам запроса; дайте каждой свой псевдоним.</translation>
    </message>
    <message>
        <source>The statement returns no rows.</source>
        <translation>Оператор не возвращает строк.</translation>
    </message>
    <message>
        <source>The statement returns nothing but NULL.</source>
        <translation>Оператор возвращает только NULL.</translation>
    </message>
    <message>
        <source>The column %1 is NULL in the only row.</source>
        <translation>Столбец %1 равен NULL в единственной строке.</translation>
    </message>
    <message>
        <source>%1 does not have %2.</source>
        <translation>В %1 нет %2.</translation>
    </message>
    <message>
        <source>The function %1 is not known to be read-only in %2 or in this schema.</source>
        <translation>Неизвестно, только ли читает функция %1, ни в %2, ни в этой схеме.</translation>
    </message>
    <message>
        <source>A name this short is likely an alias or a CTE that is not defined.</source>
        <translation>Такое короткое имя — скорее всего, псевдоним или CTE, которые не определены.</translation>
    </message>
    <message>
        <source>It is the name of a table.</source>
        <translation>Это имя таблицы.</translation>
    </message>
    <message>
        <source>It is the name of a column of %1.</source>
        <translation>Это имя столбца в «%1».</translation>
    </message>
    <message>
        <source>If it is a text, it goes in single quotes: %1.</source>
        <translation>Если это текст, он пишется в одинарных кавычках: %1.</translation>
    </message>
    <message>
        <source>USING joins on the column %1, which the joined table does not have.</source>
        <translation>USING соединяет по столбцу %1, которого нет в присоединяемой таблице.</translation>
    </message>
    <message>
        <source>USING joins on the column %1, which the left side does not have.</source>
        <translation>USING соединяет по столбцу %1, которого нет в левой части.</translation>
    </message>
    <message>
        <source>%1 has no FULL JOIN, and takes FULL for an alias.</source>
        <translation>В %1 нет FULL JOIN, и FULL считается псевдонимом.</translation>
    </message>
    <message>
        <source>The column %1 is NULL in all of the first %2 rows.</source>
        <translation>Столбец %1 равен NULL во всех первых строках (%2).</translation>
    </message>
    <message>
        <source>%1 divides integers, so %2 drops the fraction.</source>
        <translation>%1 делит целые числа, поэтому %2 отбрасывает дробную часть.</translation>
    </message>
    <message>
        <source>%1 does not follow the key between %2 and %3, which is %4.</source>
        <translation>%1 не следует ключу между «%2» и «%3»; ключ — %4.</translation>
    </message>
    <message>
        <source>%1 compares columns of different types, %2 and %3, though keys connect their tables.</source>
        <translation>%1 сравнивает столбцы разных типов, %2 и %3, хотя их таблицы связаны ключами.</translation>
    </message>
    <message>
        <source>No condition connects %1 with the other tables, so each of its rows is combined with every row of theirs.</source>
        <translation>Никакое условие не связывает «%1» с другими таблицами, поэтому каждая её строка сочетается с каждой их строкой.</translation>
    </message>
    <message>
        <source>The LEFT JOIN of %1 has no ON; rows without a match are lost, as in an inner join.</source>
        <translation>У LEFT JOIN с «%1» нет ON; строки без пары теряются, как при внутреннем соединении.</translation>
    </message>
    <message>
        <source>Rows without a value of %1 come first in %2, and there are such rows.</source>
        <translation>Строки без значения %1 в %2 идут первыми, и такие строки есть.</translation>
    </message>
    <message>
        <source>The question asks how many %1 there are, but the statement returns columns of each row.</source>
        <translation>Вопрос в том, сколько есть %1, а оператор возвращает столбцы каждой строки.</translation>
    </message>
    <message>
        <source>The question also asks for the %1, which the statement does not return.</source>
        <translation>Спрашивается и %1, а оператор этого не возвращает.</translation>
    </message>
    <message>
        <source>The join with %1 repeats rows, so %2 counts values several times; aggregate before joining.</source>
        <translation>Соединение с «%1» повторяет строки, поэтому %2 учитывает значения по нескольку раз; лучше агрегировать до соединения.</translation>
    </message>
    <message>
        <source>The join with %1 repeats rows of %2, and no column tells them apart.</source>
        <translation>Соединение с «%1» повторяет строки «%2», и ни один столбец их не различает.</translation>
    </message>
    <message>
        <source>No row has %1.</source>
        <translation>Нет строк, в которых %1.</translation>
    </message>
    <message>
        <source>%1 compares texts, but dates are stored in another format there.</source>
        <translation>%1 сравнивает тексты, но даты там хранятся в другом формате.</translation>
    </message>
    <message>
        <source>A stored value is, for example, %1.</source>
        <translation>Пример хранимого значения: %1.</translation>
    </message>
    <message>
        <source>%1 is NULL in every row, or there are no rows.</source>
        <translation>%1 равно NULL во всех строках, или строк нет.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 contains %2 or another value of the list.</source>
        <translation>Ни одно из проверенных значений %1 не содержит %2 или другого значения из списка.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 is %2 or another value of the list.</source>
        <translation>Ни одно из проверенных значений %1 не равно %2 или другому значению из списка.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 contains %2.</source>
        <translation>Ни одно из проверенных значений %1 не содержит %2.</translation>
    </message>
    <message>
        <source>None of the checked values of %1 is %2.</source>
        <translation>Ни одно из проверенных значений %1 не равно %2.</translation>
    </message>
    <message>
        <source>No value of %1 contains %2 or another value of the list.</source>
        <translation>Ни одно значение %1 не содержит %2 или другого значения из списка.</translation>
    </message>
    <message>
        <source>No value of %1 is %2 or another value of the list.</source>
        <translation>Ни одно значение %1 не равно %2 или другому значению из списка.</translation>
    </message>
    <message>
        <source>No value of %1 contains %2.</source>
        <translation>Ни одно значение %1 не содержит %2.</translation>
    </message>
    <message>
        <source>No value of %1 is %2.</source>
        <translation>Ни одно значение %1 не равно %2.</translation>
    </message>
    <message>
        <source>%1 ranges from %2 to %3 in the whole table.</source>
        <translation>%1 во всей таблице — от %2 до %3.</translation>
    </message>
    <message>
        <source>All values of %1 in the whole table are lower than the value sought.</source>
        <translation>Во всей таблице все значения %1 меньше искомого.</translation>
    </message>
    <message>
        <source>All values of %1 in the whole table are higher than the value sought.</source>
        <translation>Во всей таблице все значения %1 больше искомого.</translation>
    </message>
    <message>
        <source>Without this condition there would be 1 row.</source>
        <translation>Без этого условия была бы 1 строка.</translation>
    </message>
    <message>
        <source>Without this condition there would be %1 rows or more.</source>
        <translation>Без этого условия строк было бы %1 или больше.</translation>
    </message>
    <message>
        <source>Without this condition there would be %1 rows.</source>
        <translation>Без этого условия строк было бы: %1.</translation>
    </message>
    <message>
        <source>%1 does not have %2, and has no equivalent.</source>
        <translation>В %1 нет %2, и заменить это нечем.</translation>
    </message>
    <message>
        <source>The function %1 is not allowed: it %2.</source>
        <translation>Функция %1 не разрешена: %2.</translation>
    </message>
    <message>
        <source>The table or view %1 is not allowed: it %2.</source>
        <translation>Таблица или представление %1 не разрешается: %2.</translation>
    </message>
    <message>
        <source>The operator %1 is not allowed: it %2.</source>
        <translation>Оператор %1 не разрешён: %2.</translation>
    </message>
    <message>
        <source>The type %1 is not allowed: it %2.</source>
        <translation>Тип %1 не разрешён: %2.</translation>
    </message>
    <message>
        <source>A user can allow it for this connection with --allow-function %1 or in the connection&apos;s form.</source>
        <translation>Это можно разрешить для данного подключения через --allow-function %1 или в форме подключения.</translation>
    </message>
    <message>
        <source>uses %1, which %2</source>
        <translation>использует %1 (%2)</translation>
    </message>
    <message>
        <source>runs with the rights of its owner</source>
        <translation>выполняется с правами владельца</translation>
    </message>
    <message>
        <source>may change something</source>
        <translation>может что-то изменить</translation>
    </message>
    <message>
        <source>is written in a language that can reach beyond the database</source>
        <translation>использует язык, который может выйти за пределы базы данных</translation>
    </message>
    <message>
        <source>runs a string as SQL</source>
        <translation>выполняет строку как SQL</translation>
    </message>
    <message>
        <source>is not allowed either</source>
        <translation>тоже под запретом</translation>
    </message>
    <message>
        <source>takes its rows from a file, a program or another server</source>
        <translation>берёт строки из файла, программы или с другого сервера</translation>
    </message>
    <message>
        <source>is off limits to queries</source>
        <translation>запросам недоступно</translation>
    </message>
    <message>
        <source>has a definition that this login may not see</source>
        <translation>имеет определение, которого этому пользователю не видно</translation>
    </message>
    <message>
        <source>the end of the text</source>
        <translation>концом текста</translation>
    </message>
    <message>
        <source>text that changes with every rewrite</source>
        <translation>текста, который меняется при каждой правке</translation>
    </message>
    <message>
        <source>the server&apos;s settings have changed how statements are parsed; connect again</source>
        <translation>из-за настроек сервера операторы разбираются иначе; подключитесь снова</translation>
    </message>
    <message>
        <source>Columns of the answer: %1 expected, %2 found: %3.</source>
        <translation>Столбцов в ответе: ожидалось %1, получено %2: %3.</translation>
    </message>
    <message>
        <source>Column %1 should be a number; %2 is not.</source>
        <translation>В столбце %1 ожидались числа; %2 содержит другое.</translation>
    </message>
    <message>
        <source>Column %1 should be a date; %2 is not.</source>
        <translation>В столбце %1 ожидались даты; %2 содержит другое.</translation>
    </message>
    <message>
        <source>Column %1 should be a text; %2 is not.</source>
        <translation>В столбце %1 ожидался текст; %2 содержит другое.</translation>
    </message>
    <message>
        <source>The answer should be sorted; the statement has no ORDER BY.</source>
        <translation>Ответ должен быть упорядочен; в операторе нет ORDER BY.</translation>
    </message>
    <message>
        <source>The answer should have the row %1, but has not.</source>
        <translation>В ответе должна быть строка %1, но её нет.</translation>
    </message>
    <message>
        <source>The answer lacks a row that the user expects.</source>
        <translation>В ответе нет строки, которую ожидает пользователь.</translation>
    </message>
</context>
<context>
    <name>Rejection</name>
    <message>
        <source>Check the spelling, or look the name up in the schema.</source>
        <translation>Проверьте написание или найдите имя в схеме.</translation>
    </message>
    <message>
        <source>A word, comma or parenthesis may be missing, or there may be one too many.</source>
        <translation>Возможно, не хватает слова, запятой или скобки либо есть лишние.</translation>
    </message>
    <message>
        <source>There is no table %1</source>
        <translation>Таблицы %1 нет</translation>
    </message>
    <message>
        <source>A table does not exist</source>
        <translation>Таблица не существует</translation>
    </message>
    <message>
        <source>There is no column %1</source>
        <translation>Столбца %1 нет</translation>
    </message>
    <message>
        <source>A column does not exist</source>
        <translation>Столбец не существует</translation>
    </message>
    <message>
        <source>Several tables have a column %1</source>
        <translation>Столбец %1 есть в нескольких таблицах</translation>
    </message>
    <message>
        <source>Several tables have this column</source>
        <translation>Этот столбец есть в нескольких таблицах</translation>
    </message>
    <message>
        <source>Write the table before the column, as in orders.id.</source>
        <translation>Укажите таблицу перед столбцом, например orders.id.</translation>
    </message>
    <message>
        <source>There is no table or alias %1</source>
        <translation>Таблицы или псевдонима %1 нет</translation>
    </message>
    <message>
        <source>A table or alias does not exist</source>
        <translation>Таблица или псевдоним не существует</translation>
    </message>
    <message>
        <source>It must be named in FROM or in a join.</source>
        <translation>Они должны быть указаны в FROM или в соединении.</translation>
    </message>
    <message>
        <source>There is no function %1</source>
        <translation>Функции %1 нет</translation>
    </message>
    <message>
        <source>A function does not exist</source>
        <translation>Функция не существует</translation>
    </message>
    <message>
        <source>Functions differ between databases; completion offers those of this one.</source>
        <translation>Функции в разных СУБД различаются; автодополнение предлагает имеющиеся здесь.</translation>
    </message>
    <message>
        <source>Wrong arguments for the function %1</source>
        <translation>Неверные аргументы функции %1</translation>
    </message>
    <message>
        <source>Wrong arguments for a function</source>
        <translation>Неверные аргументы функции</translation>
    </message>
    <message>
        <source>Syntax error near &quot;%1&quot;</source>
        <translation>Синтаксическая ошибка рядом с «%1»</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>Синтаксическая ошибка</translation>
    </message>
    <message>
        <source>A parenthesis is not closed</source>
        <translation>Скобка не закрыта</translation>
    </message>
    <message>
        <source>A text is not closed</source>
        <translation>Строка не закрыта</translation>
    </message>
    <message>
        <source>These types do not fit together</source>
        <translation>Эти типы несовместимы</translation>
    </message>
    <message>
        <source>Convert one of them with CAST.</source>
        <translation>Преобразуйте один из них с помощью CAST.</translation>
    </message>
    <message>
        <source>A value is invalid or out of range</source>
        <translation>Значение недопустимо или вне допустимых пределов</translation>
    </message>
    <message>
        <source>Division by zero</source>
        <translation>Деление на ноль</translation>
    </message>
    <message>
        <source>NULLIF(x, 0) as the divisor gives NULL instead.</source>
        <translation>С делителем NULLIF(x, 0) получится NULL.</translation>
    </message>
    <message>
        <source>%1 is neither grouped nor aggregated</source>
        <translation>%1 не группируется и не агрегируется</translation>
    </message>
    <message>
        <source>A column is neither grouped nor aggregated</source>
        <translation>Столбец не группируется и не агрегируется</translation>
    </message>
    <message>
        <source>Add it to GROUP BY, or use an aggregate such as max().</source>
        <translation>Добавьте его в GROUP BY или используйте агрегат, например max().</translation>
    </message>
    <message>
        <source>The aggregate %1 cannot be used here</source>
        <translation>Агрегат %1 здесь использовать нельзя</translation>
    </message>
    <message>
        <source>An aggregate cannot be used here</source>
        <translation>Агрегат здесь использовать нельзя</translation>
    </message>
    <message>
        <source>Conditions on groups belong in HAVING.</source>
        <translation>Условия на группы пишутся в HAVING.</translation>
    </message>
    <message>
        <source>The combined queries have different columns</source>
        <translation>У объединяемых запросов разные столбцы</translation>
    </message>
    <message>
        <source>Both sides need as many columns, of the same types.</source>
        <translation>С обеих сторон нужно поровну столбцов одинаковых типов.</translation>
    </message>
    <message>
        <source>You are not allowed to read %1</source>
        <translation>У вас нет права читать %1</translation>
    </message>
    <message>
        <source>You are not allowed to read this</source>
        <translation>У вас нет права читать эти данные</translation>
    </message>
    <message>
        <source>The database&apos;s administrator can grant it.</source>
        <translation>Его может предоставить администратор базы данных.</translation>
    </message>
    <message>
        <source>The database rejected the statement</source>
        <translation>База данных отклонила оператор</translation>
    </message>
</context>
<context>
    <name>RecordedWords</name>
    <message>
        <source>the database was lost: %1</source>
        <translation>потеряна связь с базой данных: %1</translation>
    </message>
    <message>
        <source>the model is unavailable: %1</source>
        <translation>модель недоступна: %1</translation>
    </message>
    <message>
        <source>the connection to the database was lost and cannot be restored: %1</source>
        <translation>соединение с базой данных потеряно и не восстанавливается: %1</translation>
    </message>
    <message>
        <source>the connection was lost and cannot be restored: %1</source>
        <translation>соединение потеряно и не восстанавливается: %1</translation>
    </message>
    <message>
        <source>the question cannot be answered from this schema: %1</source>
        <translation>по этой схеме на вопрос не ответить: %1</translation>
    </message>
    <message>
        <source>the question cannot be answered from this schema</source>
        <translation>по этой схеме на вопрос не ответить</translation>
    </message>
    <message>
        <source>the run&apos;s time limit was reached</source>
        <translation>исчерпан лимит времени запуска</translation>
    </message>
    <message>
        <source>the lane&apos;s time limit was reached</source>
        <translation>исчерпан лимит времени дорожки</translation>
    </message>
    <message>
        <source>the run&apos;s token limit was reached, by estimate: the server did not report all that it used</source>
        <translation>по оценке, исчерпан лимит токенов запуска: сервер сообщил не обо всех использованных</translation>
    </message>
    <message>
        <source>the run&apos;s token limit was reached</source>
        <translation>исчерпан лимит токенов запуска</translation>
    </message>
    <message>
        <source>with a valid statement</source>
        <translation>есть верный оператор</translation>
    </message>
    <message>
        <source>the model&apos;s replies cannot be parsed: %1</source>
        <translation>ответы модели не разобрать: %1</translation>
    </message>
    <message>
        <source>the model&apos;s replies cannot be parsed</source>
        <translation>ответы модели не разобрать</translation>
    </message>
    <message>
        <source>the statement passed every check that ran</source>
        <translation>оператор прошёл все выполненные проверки</translation>
    </message>
    <message>
        <source>the statement passed every check except the tests, of which it passed %1 of %2</source>
        <translation>оператор прошёл все проверки, кроме тестов: пройдено %1 из %2</translation>
    </message>
    <message>
        <source>the only lane with a valid statement</source>
        <translation>единственная дорожка с верным оператором</translation>
    </message>
    <message>
        <source>the only candidate</source>
        <translation>единственный кандидат</translation>
    </message>
    <message>
        <source>%1 of %2 tests passed</source>
        <translation>пройдено тестов: %1 из %2</translation>
    </message>
    <message>
        <source>from a lower level</source>
        <translation>с более низкого уровня</translation>
    </message>
    <message>
        <source>its rows cannot be read here</source>
        <translation>здесь нельзя прочитать его строки</translation>
    </message>
    <message>
        <source>no later statement is known to pass more</source>
        <translation>более поздние операторы, насколько известно, проходят не больше</translation>
    </message>
    <message>
        <source>with %1 of %2 tests</source>
        <translation>пройдено тестов: %1 из %2</translation>
    </message>
    <message>
        <source>with a statement that passes %1 of %2 tests</source>
        <translation>с оператором, который проходит тестов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates have this result</source>
        <translation>кандидатов с этим результатом: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates has this result</source>
        <translation>кандидатов с этим результатом: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates have this statement</source>
        <translation>кандидатов с этим оператором: %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 candidates has this statement</source>
        <translation>кандидатов с этим оператором: %1 из %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не завершена</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пройден</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не пройден</translation>
    </message>
    <message>
        <source>unclear</source>
        <translation>неясно</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Исправление: %1</translation>
    </message>
    <message>
        <source>instead of %1: %2</source>
        <translation>вместо %1: %2</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; is %3)</source>
        <translation>%1 («%2» — %3)</translation>
    </message>
    <message>
        <source>%1 (connects)</source>
        <translation>%1 (связующая)</translation>
    </message>
    <message>
        <source>%1 (neighbouring)</source>
        <translation>%1 (соседняя)</translation>
    </message>
    <message>
        <source>in the table name</source>
        <translation>в имени таблицы</translation>
    </message>
    <message>
        <source>in the table comment</source>
        <translation>в комментарии таблицы</translation>
    </message>
    <message>
        <source>in the column name %1</source>
        <translation>в имени столбца %1</translation>
    </message>
    <message>
        <source>in the comment on %1</source>
        <translation>в комментарии столбца %1</translation>
    </message>
    <message>
        <source>a stored value of %1</source>
        <translation>значение столбца %1</translation>
    </message>
    <message>
        <source>related to the table name</source>
        <translation>связано по смыслу с именем таблицы</translation>
    </message>
    <message>
        <source>related to the column name %1</source>
        <translation>связано по смыслу с именем столбца %1</translation>
    </message>
    <message>
        <source>similar to a word in the table name</source>
        <translation>похоже на слово в имени таблицы</translation>
    </message>
    <message>
        <source>similar to a word in the column name %1</source>
        <translation>похоже на слово в имени столбца %1</translation>
    </message>
    <message>
        <source>a time, like the values of %1</source>
        <translation>время, как значения %1</translation>
    </message>
    <message>
        <source>the name as stored</source>
        <translation>имя, как оно записано в базе</translation>
    </message>
    <message>
        <source>the same name in its stored case</source>
        <translation>то же имя в сохранённом регистре</translation>
    </message>
    <message>
        <source>the same letters with different case or separators</source>
        <translation>те же буквы в другом регистре или с другими разделителями</translation>
    </message>
    <message>
        <source>the same words in a different order or form</source>
        <translation>те же слова в другом порядке или форме</translation>
    </message>
    <message>
        <source>the names mean the same</source>
        <translation>имена означают одно и то же</translation>
    </message>
    <message>
        <source>the key between the two tables</source>
        <translation>ключ между двумя таблицами</translation>
    </message>
    <message>
        <source>the output column made from it</source>
        <translation>выходной столбец, который из него получен</translation>
    </message>
    <message>
        <source>a column of the table</source>
        <translation>столбец таблицы</translation>
    </message>
    <message>
        <source>the nearest name</source>
        <translation>ближайшее имя</translation>
    </message>
    <message>
        <source>the names share words</source>
        <translation>в именах есть общие слова</translation>
    </message>
    <message>
        <source>the source in the query that has the column</source>
        <translation>источник в запросе, в котором есть столбец</translation>
    </message>
    <message>
        <source>the foreign key between the two tables</source>
        <translation>внешний ключ между двумя таблицами</translation>
    </message>
    <message>
        <source>the same name apart from the table name</source>
        <translation>то же имя, если не считать имени таблицы</translation>
    </message>
    <message>
        <source>the table must be referred to by its alias here</source>
        <translation>здесь таблицу нужно называть псевдонимом</translation>
    </message>
    <message>
        <source>the table that has the column is not joined</source>
        <translation>таблица с этим столбцом не присоединена</translation>
    </message>
    <message>
        <source>the table that has the column</source>
        <translation>таблица с этим столбцом</translation>
    </message>
    <message>
        <source>the alias begins like the table name</source>
        <translation>псевдоним начинается так же, как имя таблицы</translation>
    </message>
    <message>
        <source>the alias is similar to the table name</source>
        <translation>псевдоним похож на имя таблицы</translation>
    </message>
    <message>
        <source>the table has a column of that name</source>
        <translation>в таблице есть столбец с таким именем</translation>
    </message>
    <message>
        <source>the table has the columns that the query uses</source>
        <translation>в таблице есть столбцы, которые использует запрос</translation>
    </message>
    <message>
        <source>a CTE in the statement</source>
        <translation>CTE в операторе</translation>
    </message>
    <message>
        <source>strings go in single quotes</source>
        <translation>строки пишутся в одинарных кавычках</translation>
    </message>
    <message>
        <source>says which table is meant</source>
        <translation>указано, какая таблица имеется в виду</translation>
    </message>
    <message>
        <source>the column is this table&apos;s key</source>
        <translation>столбец — ключ этой таблицы</translation>
    </message>
    <message>
        <source>the join makes both equal</source>
        <translation>соединение делает их равными</translation>
    </message>
    <message>
        <source>the type fits</source>
        <translation>подходит по типу</translation>
    </message>
    <message>
        <source>the column contains the value</source>
        <translation>столбец содержит это значение</translation>
    </message>
    <message>
        <source>the question mentions it</source>
        <translation>упоминается в вопросе</translation>
    </message>
    <message>
        <source>what %1 offers instead of %2</source>
        <translation>%1 предлагает это вместо %2</translation>
    </message>
    <message>
        <source>a comma too many</source>
        <translation>лишняя запятая</translation>
    </message>
    <message>
        <source>a comma with nothing after it</source>
        <translation>запятая, за которой ничего нет</translation>
    </message>
    <message>
        <source>a connective that connects nothing</source>
        <translation>связка, которая ничего не связывает</translation>
    </message>
    <message>
        <source>a date is written as a text with no word before it</source>
        <translation>дата пишется как текст без слова перед ним</translation>
    </message>
    <message>
        <source>a name with blanks or signs needs quotes</source>
        <translation>имя с пробелами или знаками берётся в кавычки</translation>
    </message>
    <message>
        <source>a parenthesis that was never opened</source>
        <translation>скобка, которая не открывалась</translation>
    </message>
    <message>
        <source>a query has one WHERE, with its conditions joined by AND</source>
        <translation>в запросе один WHERE, его условия соединяет AND</translation>
    </message>
    <message>
        <source>a quote within a text is written twice</source>
        <translation>кавычка внутри текста пишется дважды</translation>
    </message>
    <message>
        <source>a reserved word needs quotes to be used as a name</source>
        <translation>зарезервированное слово как имя берётся в кавычки</translation>
    </message>
    <message>
        <source>a subquery in FROM needs a name</source>
        <translation>подзапросу в FROM нужно имя</translation>
    </message>
    <message>
        <source>the aggregate of the whole table, computed in a subquery</source>
        <translation>агрегат по всей таблице, вычисленный в подзапросе</translation>
    </message>
    <message>
        <source>the clauses go in the order WHERE, GROUP BY, HAVING, ORDER BY, row limit</source>
        <translation>порядок предложений: WHERE, GROUP BY, HAVING, ORDER BY, ограничение строк</translation>
    </message>
    <message>
        <source>the first of the queries</source>
        <translation>первый из запросов</translation>
    </message>
    <message>
        <source>the last of the queries</source>
        <translation>последний из запросов</translation>
    </message>
    <message>
        <source>the only query among the statements</source>
        <translation>единственный запрос среди операторов</translation>
    </message>
    <message>
        <source>the same query, once</source>
        <translation>тот же запрос, один раз</translation>
    </message>
    <message>
        <source>a comma is missing</source>
        <translation>не хватает запятой</translation>
    </message>
    <message>
        <source>a parenthesis is missing</source>
        <translation>не хватает скобки</translation>
    </message>
    <message>
        <source>%1 is missing here</source>
        <translation>здесь не хватает %1</translation>
    </message>
    <message>
        <source>a misspelt %1</source>
        <translation>%1 с опечаткой</translation>
    </message>
    <message>
        <source>the rows of an aggregate are chosen by FILTER after it or CASE within it</source>
        <translation>строки агрегата выбираются через FILTER после него или CASE внутри него</translation>
    </message>
    <message>
        <source>the separator is the second argument</source>
        <translation>разделитель — второй аргумент</translation>
    </message>
    <message>
        <source>a cast is written as CAST with AS</source>
        <translation>приведение типа пишется как CAST с AS</translation>
    </message>
    <message>
        <source>a comparison with ANY or ALL of a query is written with IN or NOT IN</source>
        <translation>сравнение с ANY или ALL запроса пишется через IN или NOT IN</translation>
    </message>
    <message>
        <source>a date is moved by a function and not by INTERVAL</source>
        <translation>дату сдвигает функция, а не INTERVAL</translation>
    </message>
    <message>
        <source>the number and the unit of an interval are written differently</source>
        <translation>число и единица интервала пишутся иначе</translation>
    </message>
    <message>
        <source>DISTINCT comes first in the list</source>
        <translation>DISTINCT стоит в начале списка</translation>
    </message>
    <message>
        <source>ORDER BY comes after the last arm</source>
        <translation>ORDER BY стоит после последней ветви</translation>
    </message>
    <message>
        <source>COUNT(*) counts rows without DISTINCT</source>
        <translation>COUNT(*) считает строки без DISTINCT</translation>
    </message>
    <message>
        <source>the ends of a range are joined by AND</source>
        <translation>границы диапазона соединяет AND</translation>
    </message>
    <message>
        <source>the values of IN go in parentheses</source>
        <translation>значения IN пишутся в скобках</translation>
    </message>
    <message>
        <source>LIKE compares both sides in lower case</source>
        <translation>LIKE сравнивает обе стороны в нижнем регистре</translation>
    </message>
    <message>
        <source>a CASE within the aggregate chooses its rows</source>
        <translation>CASE внутри агрегата выбирает его строки</translation>
    </message>
    <message>
        <source>the same rows without FULL JOIN</source>
        <translation>те же строки без FULL JOIN</translation>
    </message>
    <message>
        <source>the condition of a join comes after its table</source>
        <translation>условие соединения стоит после его таблицы</translation>
    </message>
    <message>
        <source>the table that the condition names is not joined</source>
        <translation>таблица, названная в условии, не присоединена</translation>
    </message>
    <message>
        <source>the year of the date</source>
        <translation>год даты</translation>
    </message>
    <message>
        <source>write the date as it is stored</source>
        <translation>запишите дату так, как она хранится</translation>
    </message>
    <message>
        <source>also group by it</source>
        <translation>сгруппируйте и по нему</translation>
    </message>
    <message>
        <source>the column holds texts</source>
        <translation>в столбце хранятся тексты</translation>
    </message>
    <message>
        <source>the column holds truth values</source>
        <translation>в столбце хранятся логические значения</translation>
    </message>
    <message>
        <source>the time between two dates is an interval</source>
        <translation>время между двумя датами — интервал</translation>
    </message>
    <message>
        <source>both sides need one type: a cast to %1</source>
        <translation>обеим сторонам нужен один тип: приведение к %1</translation>
    </message>
    <message>
        <source>the column holds numbers</source>
        <translation>столбец содержит числа</translation>
    </message>
    <message>
        <source>one row for each of its values</source>
        <translation>по строке на каждое значение</translation>
    </message>
    <message>
        <source>an alias is not known here yet; its expression is</source>
        <translation>псевдоним здесь ещё неизвестен, а его выражение известно</translation>
    </message>
    <message>
        <source>conditions on groups belong in HAVING</source>
        <translation>условия на группы ставятся в HAVING</translation>
    </message>
    <message>
        <source>join along the key %1</source>
        <translation>соединить по ключу %1</translation>
    </message>
    <message>
        <source>join along the key</source>
        <translation>соединить по ключу</translation>
    </message>
    <message>
        <source>list each once</source>
        <translation>перечислить каждый один раз</translation>
    </message>
    <message>
        <source>use the stored value</source>
        <translation>взять хранимое значение</translation>
    </message>
    <message>
        <source>divide %1 to keep the fraction</source>
        <translation>делить %1, чтобы сохранить дробную часть</translation>
    </message>
    <message>
        <source>leave out rows without %1</source>
        <translation>исключить строки без %1</translation>
    </message>
    <message>
        <source>count the rows</source>
        <translation>посчитать строки</translation>
    </message>
    <message>
        <source>also return %1</source>
        <translation>вернуть и %1</translation>
    </message>
    <message>
        <source>no schema</source>
        <translation>нет схемы</translation>
    </message>
    <message>
        <source>only prepared, to find out what is wrong</source>
        <translation>только подготовлен, чтобы узнать, что не так</translation>
    </message>
    <message>
        <source>an earlier check failed</source>
        <translation>не пройдена более ранняя проверка</translation>
    </message>
    <message>
        <source>not requested</source>
        <translation>не запрашивалось</translation>
    </message>
    <message>
        <source>text in double quotes put in single quotes</source>
        <translation>текст в двойных кавычках взят в одинарные</translation>
    </message>
    <message>
        <source>comments removed</source>
        <translation>комментарии удалены</translation>
    </message>
    <message>
        <source>invisible character removed</source>
        <translation>невидимый символ удалён</translation>
    </message>
    <message>
        <source>unusual space replaced</source>
        <translation>необычный пробел заменён</translation>
    </message>
    <message>
        <source>typographic quote made straight</source>
        <translation>типографская кавычка заменена прямой</translation>
    </message>
    <message>
        <source>full-width character replaced</source>
        <translation>полноширинный символ заменён</translation>
    </message>
    <message>
        <source>name quoted as the dialect requires</source>
        <translation>имя взято в кавычки по правилам диалекта</translation>
    </message>
    <message>
        <source>row limit written in the dialect&apos;s syntax</source>
        <translation>ограничение строк записано по правилам диалекта</translation>
    </message>
    <message>
        <source>closing semicolon removed</source>
        <translation>завершающая точка с запятой удалена</translation>
    </message>
    <message>
        <source>text around the SQL ignored</source>
        <translation>текст вокруг SQL пропущен</translation>
    </message>
    <message>
        <source>used the last of several SQL blocks</source>
        <translation>взят последний из нескольких блоков SQL</translation>
    </message>
    <message>
        <source>thinking removed</source>
        <translation>рассуждения удалены</translation>
    </message>
    <message>
        <source>closed after an interruption</source>
        <translation>закрыт после прерывания</translation>
    </message>
    <message>
        <source>no reply within the time limit for a call</source>
        <translation>нет ответа за время, отведённое на вызов</translation>
    </message>
    <message>
        <source>its result is no longer needed</source>
        <translation>результат больше не нужен</translation>
    </message>
    <message>
        <source>no reason given</source>
        <translation>причина не указана</translation>
    </message>
    <message>
        <source>the result of lane %1 is too large to compare with that of lane %2</source>
        <translation>результат дорожки %1 слишком велик, чтобы сравнить его с результатом дорожки %2</translation>
    </message>
    <message>
        <source>lane %1 was not compared: %2</source>
        <translation>дорожка %1 не сравнивалась: %2</translation>
    </message>
    <message>
        <source>there was no time left to run it</source>
        <translation>на выполнение не осталось времени</translation>
    </message>
    <message>
        <source>it has more than %1 rows</source>
        <translation>в нём больше %1 строк</translation>
    </message>
    <message>
        <source>NULL arguments</source>
        <translation>аргументов NULL</translation>
    </message>
    <message>
        <source>letters in another case</source>
        <translation>букв в другом регистре</translation>
    </message>
    <message>
        <source>blanks at the end</source>
        <translation>пробелов в конце</translation>
    </message>
    <message>
        <source>decimals and text that is not a number</source>
        <translation>дробных чисел и текстов, которые не числа</translation>
    </message>
    <message>
        <source>truth values used as numbers</source>
        <translation>логических значений вместо чисел</translation>
    </message>
    <message>
        <source>the deviation of a sample and of the whole</source>
        <translation>отклонения выборки и целого</translation>
    </message>
    <message>
        <source>counts below one</source>
        <translation>количеств меньше единицы</translation>
    </message>
    <message>
        <source>a second argument that is not a literal</source>
        <translation>второго аргумента, который не константа</translation>
    </message>
    <message>
        <source>fractions of a second</source>
        <translation>долей секунды</translation>
    </message>
    <message>
        <source>dates with a time of day</source>
        <translation>дат со временем суток</translation>
    </message>
    <message>
        <source>how dates without a time of day are written</source>
        <translation>записи дат без времени суток</translation>
    </message>
    <message>
        <source>the last days of a month</source>
        <translation>последних дней месяца</translation>
    </message>
    <message>
        <source>a first date that is later than the second</source>
        <translation>первой даты позже второй</translation>
    </message>
    <message>
        <source>the day on which a week begins</source>
        <translation>дня, с которого начинается неделя</translation>
    </message>
    <message>
        <source>sessions in another language</source>
        <translation>сеансов на другом языке</translation>
    </message>
    <message>
        <source>empty texts</source>
        <translation>пустых текстов</translation>
    </message>
    <message>
        <source>numbers halfway between two others</source>
        <translation>чисел ровно посередине между двумя другими</translation>
    </message>
    <message>
        <source>patterns that are more than plain text</source>
        <translation>шаблонов, которые не просто текст</translation>
    </message>
    <message>
        <source>separators of several characters</source>
        <translation>разделителей из нескольких символов</translation>
    </message>
    <message>
        <source>texts with fewer parts</source>
        <translation>текстов с меньшим числом частей</translation>
    </message>
    <message>
        <source>sessions in another time zone</source>
        <translation>сеансов в другом часовом поясе</translation>
    </message>
    <message>
        <source>the last digits</source>
        <translation>последних цифр</translation>
    </message>
    <message>
        <source>what %1 offers instead of %2; may differ for %3</source>
        <translation>%1 предлагает это вместо %2; возможны отличия для %3</translation>
    </message>
    <message>
        <source>stopped earlier</source>
        <translation>остановлено раньше</translation>
    </message>
    <message>
        <source>a user accepted it</source>
        <translation>принято пользователем</translation>
    </message>
    <message>
        <source>a user accepted another attempt</source>
        <translation>пользователь принял другую попытку</translation>
    </message>
    <message>
        <source>Markdown fence removed</source>
        <translation>блок Markdown удалён</translation>
    </message>
    <message>
        <source>Markdown escape removed</source>
        <translation>экранирование Markdown удалено</translation>
    </message>
    <message>
        <source>related to a word in the table comment</source>
        <translation>связано по смыслу со словом в комментарии к таблице</translation>
    </message>
    <message>
        <source>related to a word in the comment on %1</source>
        <translation>связано по смыслу со словом в комментарии к %1</translation>
    </message>
    <message>
        <source>similar to a word in the table comment</source>
        <translation>похоже на слово в комментарии к таблице</translation>
    </message>
    <message>
        <source>similar to a word in the comment on %1</source>
        <translation>похоже на слово в комментарии к %1</translation>
    </message>
    <message>
        <source>abbreviated in the table name</source>
        <translation>сокращено в имени таблицы</translation>
    </message>
    <message>
        <source>abbreviated in the column name %1</source>
        <translation>сокращено в имени столбца %1</translation>
    </message>
    <message>
        <source>abbreviated in the table comment</source>
        <translation>сокращено в комментарии таблицы</translation>
    </message>
    <message>
        <source>abbreviated in the comment on %1</source>
        <translation>сокращено в комментарии столбца %1</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; may name a place, as the table does)</source>
        <translation>%1 («%2» может быть названием места, как в этой таблице)</translation>
    </message>
    <message>
        <source>%1 (&quot;%2&quot; may name a place, as %3 does)</source>
        <translation>%1 («%2» может быть названием места, как в %3)</translation>
    </message>
    <message>
        <source>the run&apos;s cost limit was reached</source>
        <translation>достигнут предел стоимости запуска</translation>
    </message>
    <message>
        <source>you chose its result among those that differ</source>
        <translation>вы выбрали его результат среди различающихся</translation>
    </message>
    <message>
        <source>you have to answer: %1</source>
        <translation>нужен ваш ответ: %1</translation>
    </message>
    <message>
        <source>you have to answer</source>
        <translation>нужен ваш ответ</translation>
    </message>
    <message>
        <source>Not understood: %1. Nothing in this database has that name.</source>
        <translation>Не понято: %1. В этой базе ничего так не называется.</translation>
    </message>
    <message>
        <source>Not sure enough to answer: %1%.</source>
        <translation>Уверенности мало для ответа: %1 %.</translation>
    </message>
    <message>
        <source>The words are known, but not what they ask for together.</source>
        <translation>Слова понятны, но не то, о чём они вместе спрашивают.</translation>
    </message>
    <message>
        <source>There is no other way to read the question.</source>
        <translation>Другого прочтения вопроса нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n retries</source>
        <translation>
            <numerusform>%n повтор</numerusform>
            <numerusform>%n повтора</numerusform>
            <numerusform>%n повторов</numerusform>
        </translation>
    </message>
    <message>
        <source>Not understood: %1. Nothing in this database has these names.</source>
        <translation>Не понято: %1. В этой базе ничего так не называется.</translation>
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
        <translation>Быстрые исправления</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Использовать %1</translation>
    </message>
</context>
<context>
    <name>querymend::OfferBar</name>
    <message>
        <source>%1 can be mended</source>
        <translation>%1: можно исправить</translation>
    </message>
    <message>
        <source>&amp;Take It</source>
        <translation>При&amp;менить</translation>
    </message>
    <message>
        <source>&amp;Open in Editor</source>
        <translation>В &amp;редактор</translation>
    </message>
    <message>
        <source>Show the change in a tab of the editor, to accept or revert</source>
        <translation>Показать изменение во вкладке редактора, чтобы принять или отменить</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionMessage</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Подключение к %1…</translation>
    </message>
    <message>
        <source>This text uses %1, which is not connected.</source>
        <translation>Этот текст использует %1, но подключение не открыто.</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Подключиться</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Повторить</translation>
    </message>
</context>
<context>
    <name>querymend::TextConnections</name>
    <message>
        <source>Window&apos;s Connection: %1</source>
        <translation>Подключение окна: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Connections…</source>
        <translation>Подключения…</translation>
    </message>
</context>
<context>
    <name>MemoryPage</name>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Examples are answers that you accepted; they are used only for questions about the same database. Lessons are corrections that helped in earlier runs; they contain no values.</source>
        <translation>Примеры — это принятые вами ответы; они используются только для вопросов к той же базе данных. Уроки — это исправления, которые помогли в прежних запусках; значений в них нет.</translation>
    </message>
    <message>
        <source>&amp;Show examples and lessons to models</source>
        <translation>&amp;Показывать моделям примеры и уроки</translation>
    </message>
    <message>
        <source>Takes effect with the next question. On the command line, &lt;code&gt;querymend ask --no-memory&lt;/code&gt; turns it off.</source>
        <translation>Действует со следующего вопроса. В командной строке это отключает &lt;code&gt;querymend ask --no-memory&lt;/code&gt;.</translation>
    </message>
    <message>
        <source>Filter by word or database</source>
        <translation>Фильтр по слову или базе данных</translation>
    </message>
    <message>
        <source>Filter examples and lessons</source>
        <translation>Фильтр примеров и уроков</translation>
    </message>
    <message>
        <source>Examples and lessons</source>
        <translation>Примеры и уроки</translation>
    </message>
    <message>
        <source>Question or correction</source>
        <translation>Вопрос или исправление</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Выбрано</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>&amp;Forget…</source>
        <translation>&amp;Забыть…</translation>
    </message>
    <message>
        <source>Forget &amp;All for This Database…</source>
        <translation>Забыть &amp;всё об этой базе…</translation>
    </message>
</context>
<context>
    <name>querymend::MemoryPage</name>
    <message>
        <source>Reading…</source>
        <translation>Чтение…</translation>
    </message>
    <message>
        <source>Nothing is remembered yet. Accept an answer to keep it as an example.</source>
        <translation>Пока ничего не запомнено. Примите ответ, чтобы сохранить его как пример.</translation>
    </message>
    <message>
        <source>Nothing matches your filter.</source>
        <translation>Нет совпадений с фильтром.</translation>
    </message>
    <message>
        <source>Any database</source>
        <translation>Любая база</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>Выбран %n</numerusform>
            <numerusform>Выбрано %n</numerusform>
            <numerusform>Выбрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Select an example or a lesson.</source>
        <translation>Выберите пример или урок.</translation>
    </message>
    <message>
        <source>Forget Examples and Lessons</source>
        <translation>Забыть примеры и уроки</translation>
    </message>
    <message numerus="yes">
        <source>Forget %n entries permanently?</source>
        <translation>
            <numerusform>Навсегда забыть %n запись?</numerusform>
            <numerusform>Навсегда забыть %n записи?</numerusform>
            <numerusform>Навсегда забыть %n записей?</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
</context>
<context>
    <name>MemoryWords</name>
    <message>
        <source>Add &quot;%1&quot;</source>
        <translation>Добавить «%1»</translation>
    </message>
    <message>
        <source>Leave out &quot;%1&quot;</source>
        <translation>Убрать «%1»</translation>
    </message>
    <message numerus="yes">
        <source>helped %n time(s)</source>
        <translation>
            <numerusform>помог %n раз</numerusform>
            <numerusform>помог %n раза</numerusform>
            <numerusform>помог %n раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>did not help %n time(s)</source>
        <translation>
            <numerusform>не помог %n раз</numerusform>
            <numerusform>не помог %n раза</numerusform>
            <numerusform>не помог %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Lesson, not shown yet</source>
        <translation>Урок, пока не показывается</translation>
    </message>
    <message>
        <source>Models see it once it has helped in two runs, and more often than not.</source>
        <translation>Модели увидят его, когда он поможет в двух запусках и будет помогать чаще, чем нет.</translation>
    </message>
    <message>
        <source>Evidence: %1</source>
        <translation>Пояснение: %1</translation>
    </message>
    <message>
        <source>Accepted on %1</source>
        <translation>Принято %1</translation>
    </message>
</context>
<context>
    <name>AgentsPage</name>
    <message>
        <source>Agents</source>
        <translation>Агенты</translation>
    </message>
    <message>
        <source>Coding agents and other programs that speak the Model Context Protocol can query your databases through Querymend. They can only read.</source>
        <translation>Агенты для программирования и другие программы с поддержкой Model Context Protocol могут обращаться к вашим базам данных через Querymend. Они могут только читать.</translation>
    </message>
    <message>
        <source>Connected now</source>
        <translation>Подключены сейчас</translation>
    </message>
    <message>
        <source>&amp;What agents get, and what they never get</source>
        <translation>&amp;Что получают агенты и чего не получают никогда</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
    <message>
        <source>Stop before the database</source>
        <translation>Остановка перед базой данных</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>О&amp;станавливать</translation>
    </message>
    <message>
        <source>Which agents&apos; statements wait for your approval</source>
        <translation>Какие операторы агентов ждут вашего разрешения</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Only costly statements</source>
        <translation>Только дорогие операторы</translation>
    </message>
    <message>
        <source>Only statements on these tables</source>
        <translation>Только операторы с этими таблицами</translation>
    </message>
    <message>
        <source>Cost a&amp;bove</source>
        <translation>Ст&amp;оимость больше</translation>
    </message>
    <message>
        <source>In the units of the engine&apos;s plans. With engines that report no cost, such as SQLite, every statement waits.</source>
        <translation>В единицах планов самой СУБД. Если СУБД не сообщает стоимость, как SQLite, ждёт каждый оператор.</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Таблицы</translation>
    </message>
    <message>
        <source>Separate names with commas or line breaks; sales.* means all tables of a schema. Statements on views wait as well, because a view may read these tables.</source>
        <translation>Имена разделяются запятыми или переводом строки; sales.* — все таблицы схемы. Операторы с представлениями тоже ждут: представление может читать эти таблицы.</translation>
    </message>
    <message>
        <source>A statement that waits is refused unless someone approves it within 60 seconds. When no window is open, statements run without waiting.</source>
        <translation>Ожидающий оператор отклоняется, если никто не разрешит его за 60 секунд. Если окно не открыто, операторы выполняются без ожидания.</translation>
    </message>
    <message>
        <source>Set up an agent</source>
        <translation>Настройка агента</translation>
    </message>
    <message>
        <source>A&amp;gent</source>
        <translation>А&amp;гент</translation>
    </message>
    <message>
        <source>It &amp;may use</source>
        <translation>&amp;Может использовать</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Что сделать</translation>
    </message>
    <message>
        <source>Text to copy</source>
        <translation>Текст для копирования</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>querymend::AgentsPage</name>
    <message>
        <source>Another window shows what agents do.</source>
        <translation>Что делают агенты, показывает другое окно.</translation>
    </message>
    <message>
        <source>An agent</source>
        <translation>Агент</translation>
    </message>
    <message>
        <source>%1 is connected</source>
        <translation>%1 подключён</translation>
    </message>
    <message>
        <source>No agent is connected.</source>
        <translation>Ни один агент не подключён.</translation>
    </message>
    <message>
        <source>all connections marked for agents</source>
        <translation>все подключения, отмеченные для агентов</translation>
    </message>
    <message>
        <source>Add this to the agent&apos;s file %1.</source>
        <translation>Добавьте это в файл агента %1.</translation>
    </message>
    <message>
        <source>Run this in a terminal.</source>
        <translation>Выполните это в терминале.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
</context>
<context>
    <name>querymend::AgentAccessList</name>
    <message>
        <source>There are no saved connections for agents to use.</source>
        <translation>Нет сохранённых подключений, которые могли бы использовать агенты.</translation>
    </message>
    <message>
        <source>&amp;Add a Connection</source>
        <translation>&amp;Добавить подключение</translation>
    </message>
    <message>
        <source>What agents may do with %1</source>
        <translation>Что агенты могут делать с %1</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionBar</name>
    <message>
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message>
        <source>The run has a question for you</source>
        <translation>У запуска есть вопрос к вам</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>The run continues as if it had not asked</source>
        <translation>Запуск продолжится, как если бы вопроса не было</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>End the run here</source>
        <translation>Завершить запуск здесь</translation>
    </message>
    <message>
        <source>The question can be read in several ways.</source>
        <translation>Вопрос можно понять по-разному.</translation>
    </message>
    <message>
        <source>Or in your own words</source>
        <translation>Или своими словами</translation>
    </message>
    <message>
        <source>Which result do you mean?</source>
        <translation>Какой результат вы имеете в виду?</translation>
    </message>
    <message>
        <source>These statements are valid but return different rows.</source>
        <translation>Эти операторы верны, но дают разные строки.</translation>
    </message>
    <message>
        <source>What do you know about this mistake?</source>
        <translation>Что вы знаете об этой ошибке?</translation>
    </message>
    <message>
        <source>Your answer becomes part of the next hint.</source>
        <translation>Ваш ответ войдёт в следующую подсказку.</translation>
    </message>
    <message>
        <source>No retries left; your answer allows one more.</source>
        <translation>Повторов не осталось; ваш ответ даст ещё один.</translation>
    </message>
    <message>
        <source>e.g. amounts in cents</source>
        <translation>напр., суммы в копейках</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ваш ответ</translation>
    </message>
    <message numerus="yes">
        <source>%n more questions</source>
        <translation>
            <numerusform>ещё %n вопрос</numerusform>
            <numerusform>ещё %n вопроса</numerusform>
            <numerusform>ещё %n вопросов</numerusform>
        </translation>
    </message>
    <message>
        <source>Which one do you mean?</source>
        <translation>Что имеется в виду?</translation>
    </message>
    <message>
        <source>These readings are about equally likely but return different rows.</source>
        <translation>Эти прочтения почти одинаково вероятны, но дают разные строки.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; as %2</source>
        <translation>«%1» как %2</translation>
    </message>
</context>
<context>
    <name>querymend::FilterNote</name>
    <message numerus="yes">
        <source>%n attempts hidden by the filter</source>
        <translation>
            <numerusform>%n попытка скрыта фильтром</numerusform>
            <numerusform>%n попытки скрыты фильтром</numerusform>
            <numerusform>%n попыток скрыто фильтром</numerusform>
        </translation>
    </message>
    <message>
        <source>Show All</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Show all attempts</source>
        <translation>Показать все попытки</translation>
    </message>
</context>
<context>
    <name>RunJournal</name>
    <message>
        <source>Model call, %1</source>
        <translation>Вызов модели, %1</translation>
    </message>
    <message>
        <source>Checks, %1</source>
        <translation>Проверки, %1</translation>
    </message>
    <message>
        <source>Rows read, %1</source>
        <translation>Чтение строк, %1</translation>
    </message>
    <message>
        <source>Comparison of rows</source>
        <translation>Сравнение строк</translation>
    </message>
    <message>
        <source>Waiting, %1</source>
        <translation>Ожидание, %1</translation>
    </message>
    <message>
        <source>Correction without a model, %1</source>
        <translation>Исправление без модели, %1</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>больше строк, чем %1</translation>
    </message>
    <message>
        <source>replied</source>
        <translation>ответ получен</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пройдены</translation>
    </message>
    <message>
        <source>replaced by an edit before it was sent</source>
        <translation>заменено правкой до отправки</translation>
    </message>
    <message>
        <source>no answer yet</source>
        <translation>ответа ещё нет</translation>
    </message>
    <message>
        <source>tried as the next attempt</source>
        <translation>испробовано следующей попыткой</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>предложено</translation>
    </message>
    <message>
        <source>The prompt was cut</source>
        <translation>Промпт был сокращён</translation>
    </message>
    <message>
        <source>Part of the schema is missing</source>
        <translation>Не хватает части схемы</translation>
    </message>
    <message>
        <source>The model&apos;s context is nearly full</source>
        <translation>Контекст модели почти заполнен</translation>
    </message>
    <message>
        <source>The same text appears twice</source>
        <translation>Один и тот же текст встречается дважды</translation>
    </message>
    <message>
        <source>Values from the database left this machine</source>
        <translation>Значения из базы данных ушли с этого компьютера</translation>
    </message>
    <message>
        <source>The explanation has numbers that are not in the result</source>
        <translation>В объяснении есть числа, которых нет в результате</translation>
    </message>
    <message numerus="yes">
        <source>examples of %n columns</source>
        <translation>
            <numerusform>примеры значений %n столбца</numerusform>
            <numerusform>примеры значений %n столбцов</numerusform>
            <numerusform>примеры значений %n столбцов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n result rows</source>
        <translation>
            <numerusform>%n строка результата</numerusform>
            <numerusform>%n строки результата</numerusform>
            <numerusform>%n строк результата</numerusform>
        </translation>
    </message>
    <message>
        <source>stored values in the hint</source>
        <translation>хранимые значения в подсказке</translation>
    </message>
    <message numerus="yes">
        <source>%n stored values in what was tried before</source>
        <translation>
            <numerusform>%n хранимое значение в прежних попытках</numerusform>
            <numerusform>%n хранимых значения в прежних попытках</numerusform>
            <numerusform>%n хранимых значений в прежних попытках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n literals of earlier runs</source>
        <translation>
            <numerusform>%n литерал из прежних запусков</numerusform>
            <numerusform>%n литерала из прежних запусков</numerusform>
            <numerusform>%n литералов из прежних запусков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stored values elsewhere</source>
        <translation>
            <numerusform>%n хранимое значение в других местах</numerusform>
            <numerusform>%n хранимых значения в других местах</numerusform>
            <numerusform>%n хранимых значений в других местах</numerusform>
        </translation>
    </message>
    <message>
        <source>stayed on this machine</source>
        <translation>осталось на этом компьютере</translation>
    </message>
    <message>
        <source>sent to another machine</source>
        <translation>отправлено на другой компьютер</translation>
    </message>
    <message>
        <source>destination not recorded</source>
        <translation>куда отправлено, не записано</translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n строка</numerusform>
            <numerusform>%n строки</numerusform>
            <numerusform>%n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>querymend::LedgerDialog</name>
    <message>
        <source>What Left This Machine</source>
        <translation>Что ушло с этого компьютера</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>&amp;Calls in</source>
        <translation>&amp;Вызовы</translation>
    </message>
    <message>
        <source>Calls in</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>this run</source>
        <translation>этого запуска</translation>
    </message>
    <message>
        <source>all runs</source>
        <translation>всех запусков</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search everything that was sent</source>
        <translation>Искать во всём отправленном</translation>
    </message>
    <message>
        <source>Only with &amp;values from the database</source>
        <translation>Только со &amp;значениями из базы</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message>
        <source>What was sent</source>
        <translation>Что было отправлено</translation>
    </message>
    <message>
        <source>Select a call to see what was sent.</source>
        <translation>Выберите вызов, чтобы увидеть отправленное.</translation>
    </message>
    <message>
        <source>Nothing has left this machine</source>
        <translation>С этого компьютера ничего не ушло</translation>
    </message>
    <message>
        <source>Calls to models and databases on other machines are listed here.</source>
        <translation>Здесь перечислены вызовы моделей и баз данных на других компьютерах.</translation>
    </message>
    <message>
        <source>No matching calls</source>
        <translation>Нет подходящих вызовов</translation>
    </message>
    <message>
        <source>No call contains all of these words.</source>
        <translation>Ни в одном вызове нет всех этих слов.</translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n вызов</numerusform>
            <numerusform>%n вызова</numerusform>
            <numerusform>%n вызовов</numerusform>
        </translation>
    </message>
    <message>
        <source>only the newest calls</source>
        <translation>только последние вызовы</translation>
    </message>
    <message>
        <source>Reading…  %1</source>
        <translation>Чтение…  %1</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Таблица (*.csv)</translation>
    </message>
    <message>
        <source>One JSON object per line (*.jsonl)</source>
        <translation>Один объект JSON на строку (*.jsonl)</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Текст (*.txt)</translation>
    </message>
    <message>
        <source>Export Calls</source>
        <translation>Экспорт вызовов</translation>
    </message>
    <message>
        <source>Could not save %1: %2</source>
        <translation>Не удалось сохранить %1: %2</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <translation>Сохранено в %1</translation>
    </message>
    <message>
        <source>&amp;Summary</source>
        <translation>&amp;Сводка</translation>
    </message>
    <message>
        <source>C&amp;alls</source>
        <translation>В&amp;ызовы</translation>
    </message>
    <message>
        <source>Export Summary</source>
        <translation>Экспорт сводки</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Найдено: %1</translation>
    </message>
</context>
<context>
    <name>querymend::LedgerModel</name>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Вызов</translation>
    </message>
    <message>
        <source>Sent to</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Значения</translation>
    </message>
</context>
<context>
    <name>querymend::StepPage</name>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>The outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>The model&apos;s reply</source>
        <translation>Ответ модели</translation>
    </message>
    <message>
        <source>What was sent to the model&apos;s server and received from it</source>
        <translation>Что отправлено на сервер модели и получено от него</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Промпт</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>От модели</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>Трафик</translation>
    </message>
</context>
<context>
    <name>RunSettings</name>
    <message>
        <source>Basic</source>
        <translation>Базовый</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Продвинутый</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Экспертный</translation>
    </message>
    <message>
        <source>&amp;Levels</source>
        <translation>&amp;Уровни</translation>
    </message>
    <message>
        <source>If a level finds no answer, or its answer fails tests, the next level is tried.</source>
        <translation>Если уровень не находит ответа или его ответ не проходит тесты, пробуется следующий уровень.</translation>
    </message>
    <message>
        <source>L&amp;anes</source>
        <translation>&amp;Дорожки</translation>
    </message>
    <message>
        <source>How many statements are written side by side at each level. Their results are compared.</source>
        <translation>Сколько операторов пишется параллельно на каждом уровне. Их результаты сравниваются.</translation>
    </message>
    <message>
        <source>&amp;Retries</source>
        <translation>П&amp;овторы</translation>
    </message>
    <message>
        <source>How many times a lane may correct its statement.</source>
        <translation>Сколько раз дорожка может исправить свой оператор.</translation>
    </message>
    <message>
        <source>Methods</source>
        <translation>Методы</translation>
    </message>
    <message>
        <source>Query &amp;plan</source>
        <translation>&amp;План запроса</translation>
    </message>
    <message>
        <source>&amp;Step by step</source>
        <translation>По &amp;шагам</translation>
    </message>
    <message>
        <source>&amp;Divide and conquer</source>
        <translation>&amp;Разделяй и властвуй</translation>
    </message>
    <message>
        <source>Lanes use these in turn. If none is selected, they use all.</source>
        <translation>Дорожки используют их по очереди. Если не выбран ни один, используются все.</translation>
    </message>
    <message>
        <source>Temperatures</source>
        <translation>Температуры</translation>
    </message>
    <message>
        <source>L&amp;ow, 0.1 to 0.3</source>
        <translation>&amp;Низкая, 0,1–0,3</translation>
    </message>
    <message>
        <source>&amp;Medium, 0.5 to 0.7</source>
        <translation>&amp;Средняя, 0,5–0,7</translation>
    </message>
    <message>
        <source>&amp;High, 0.8 to 1.0</source>
        <translation>&amp;Высокая, 0,8–1,0</translation>
    </message>
    <message>
        <source>Lanes use these in turn. If all are selected, a single lane uses 0.2.</source>
        <translation>Дорожки используют их по очереди. Если выбраны все, единственная дорожка использует 0,2.</translation>
    </message>
    <message>
        <source>Seed for sh&amp;uffling</source>
        <translation>На&amp;чальное число порядка</translation>
    </message>
    <message>
        <source>Each additional lane sees the tables in a different order.</source>
        <translation>Каждая следующая дорожка видит таблицы в другом порядке.</translation>
    </message>
    <message>
        <source>The question&apos;s model</source>
        <translation>Модель вопроса</translation>
    </message>
    <message>
        <source>Model of: %1</source>
        <translation>Модель: %1</translation>
    </message>
    <message>
        <source>Question &amp;validator</source>
        <translation>&amp;Проверка вопроса</translation>
    </message>
    <message>
        <source>Says before the first statement whether the schema can answer the question</source>
        <translation>До первого оператора говорит, можно ли ответить на вопрос по этой схеме</translation>
    </message>
    <message>
        <source>&amp;Translator</source>
        <translation>П&amp;ереводчик</translation>
    </message>
    <message>
        <source>Puts the question in the language of the schema</source>
        <translation>Переводит вопрос на язык схемы</translation>
    </message>
    <message>
        <source>&amp;Keyword extraction</source>
        <translation>&amp;Ключевые слова</translation>
    </message>
    <message>
        <source>Finds the words that lead to tables</source>
        <translation>Находит слова, ведущие к таблицам</translation>
    </message>
    <message>
        <source>Test &amp;generators</source>
        <translation>&amp;Генераторы тестов</translation>
    </message>
    <message>
        <source>Three calls write tests that a right answer passes</source>
        <translation>Три вызова пишут тесты, которые проходит верный ответ</translation>
    </message>
    <message>
        <source>&amp;Evaluator</source>
        <translation>&amp;Оценщик</translation>
    </message>
    <message>
        <source>Judges which tests a statement passes</source>
        <translation>Судит, какие тесты проходит оператор</translation>
    </message>
    <message>
        <source>E&amp;xplainer</source>
        <translation>Объ&amp;яснение</translation>
    </message>
    <message>
        <source>Says in plain words what the answer means</source>
        <translation>Говорит простыми словами, что значит ответ</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Тесты</translation>
    </message>
    <message>
        <source>&amp;An answer must pass</source>
        <translation>Обязатель&amp;ные тесты</translation>
    </message>
    <message>
        <source>no tests</source>
        <translation>никакие тесты</translation>
    </message>
    <message>
        <source>the tests from the evidence</source>
        <translation>тесты из пояснения</translation>
    </message>
    <message>
        <source>all tests</source>
        <translation>все тесты</translation>
    </message>
    <message>
        <source>If the answer fails a test that it must pass, the next level is tried.</source>
        <translation>Если ответ не проходит обязательный тест, пробуется следующий уровень.</translation>
    </message>
    <message>
        <source>All&amp;owed failures</source>
        <translation>Сколько тестов можно не про&amp;йти</translation>
    </message>
    <message>
        <source>Only tests that are not from the evidence may fail.</source>
        <translation>Можно не пройти только тесты, взятые не из пояснения.</translation>
    </message>
    <message>
        <source>&amp;Schema</source>
        <translation>&amp;Схема</translation>
    </message>
    <message>
        <source>by size and level</source>
        <translation>по размеру и уровню</translation>
    </message>
    <message>
        <source>always whole</source>
        <translation>всегда целиком</translation>
    </message>
    <message>
        <source>only the linked tables</source>
        <translation>только связанные таблицы</translation>
    </message>
    <message>
        <source>Schema &amp;tokens</source>
        <translation>&amp;Токенов на схему</translation>
    </message>
    <message>
        <source>Helper &amp;keywords</source>
        <translation>&amp;Ключевые слова помощника</translation>
    </message>
    <message>
        <source>are added to the question&apos;s own</source>
        <translation>добавляются к словам вопроса</translation>
    </message>
    <message>
        <source>replace the question&apos;s own</source>
        <translation>заменяют слова вопроса</translation>
    </message>
    <message>
        <source>For example: money is in cents; leave out test customers</source>
        <translation>Например: деньги в копейках; не учитывать тестовых клиентов</translation>
    </message>
    <message>
        <source>&amp;Directives</source>
        <translation>&amp;Директивы</translation>
    </message>
    <message>
        <source>Rules for every question with these settings.</source>
        <translation>Правила для каждого вопроса с этими настройками.</translation>
    </message>
    <message>
        <source>&amp;Example files</source>
        <translation>&amp;Файлы примеров</translation>
    </message>
    <message>
        <source>Pairs of question and SQL: .sql, or JSON as in BIRD and Spider.</source>
        <translation>Пары из вопроса и SQL: .sql или JSON, как в BIRD и Spider.</translation>
    </message>
    <message>
        <source>&amp;Statements</source>
        <translation>&amp;Операторы</translation>
    </message>
    <message>
        <source>Analyst: comments are removed, with a note</source>
        <translation>Аналитик: комментарии удаляются с пометкой</translation>
    </message>
    <message>
        <source>Strict: no comments, only SELECT and WITH … SELECT</source>
        <translation>Строго: без комментариев, только SELECT и WITH … SELECT</translation>
    </message>
    <message>
        <source>&amp;Mending without a model</source>
        <translation>&amp;Исправление без модели</translation>
    </message>
    <message>
        <source>Off: only models correct statements</source>
        <translation>Нет: операторы исправляют только модели</translation>
    </message>
    <message>
        <source>Suggest: show corrections beside the hint</source>
        <translation>Предлагать: показывать исправления рядом с подсказкой</translation>
    </message>
    <message>
        <source>When sure: first try corrections that leave no doubt</source>
        <translation>Надёжные: сначала пробовать надёжные исправления</translation>
    </message>
    <message>
        <source>Before the model: try all corrections first</source>
        <translation>До модели: сначала пробовать все исправления</translation>
    </message>
    <message>
        <source>An &amp;empty result</source>
        <translation>&amp;Пустой результат</translation>
    </message>
    <message>
        <source>is fine</source>
        <translation>допустим</translation>
    </message>
    <message>
        <source>is an error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>The run stops and asks you</source>
        <translation>Запуск останавливается и спрашивает вас</translation>
    </message>
    <message>
        <source>when the &amp;question can be read in several ways</source>
        <translation>когда &amp;вопрос можно понять по-разному</translation>
    </message>
    <message>
        <source>when lanes give &amp;different results and nothing decides between them</source>
        <translation>когда дорожки дают &amp;разные результаты и выбрать из них не удаётся</translation>
    </message>
    <message>
        <source>after &amp;each failed statement</source>
        <translation>после &amp;каждого неудачного оператора</translation>
    </message>
    <message>
        <source>when a statement fails and &amp;no correction is left</source>
        <translation>когда оператор не прошёл, а &amp;исправлений не осталось</translation>
    </message>
    <message>
        <source>Time per &amp;run</source>
        <translation>Время на &amp;запуск</translation>
    </message>
    <message>
        <source>Time per &amp;lane</source>
        <translation>Время на &amp;дорожку</translation>
    </message>
    <message>
        <source>Time per &amp;call</source>
        <translation>Время на &amp;вызов</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>&amp;Total tokens</source>
        <translation>Всего &amp;токенов</translation>
    </message>
    <message>
        <source>Total c&amp;ost</source>
        <translation>Общая &amp;стоимость</translation>
    </message>
    <message>
        <source>In the currency of the model&apos;s price. Models without a price are not limited.</source>
        <translation>В валюте цены модели. Модели без цены не ограничены.</translation>
    </message>
    <message>
        <source>Concurrent call&amp;s</source>
        <translation>&amp;Одновременные вызовы</translation>
    </message>
    <message>
        <source>as the model allows</source>
        <translation>сколько позволяет модель</translation>
    </message>
    <message>
        <source>Levels and lanes</source>
        <translation>Уровни и дорожки</translation>
    </message>
    <message>
        <source>Helpers and tests</source>
        <translation>Помощники и тесты</translation>
    </message>
    <message>
        <source>Prompts</source>
        <translation>Промпты</translation>
    </message>
    <message>
        <source>Statement checks</source>
        <translation>Проверки операторов</translation>
    </message>
    <message>
        <source>Asking you</source>
        <translation>Вопросы к вам</translation>
    </message>
    <message>
        <source>Run limits</source>
        <translation>Ограничения запуска</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Тщательный</translation>
    </message>
    <message>
        <source>Wide Search</source>
        <translation>Широкий поиск</translation>
    </message>
    <message>
        <source>&amp;First lane</source>
        <translation>П&amp;ервая дорожка</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Модель</translation>
    </message>
    <message>
        <source>Built-in answerer</source>
        <translation>Встроенный модуль</translation>
    </message>
    <message>
        <source>The built-in answerer can take a lane of its own before the model&apos;s lanes. It costs nothing.</source>
        <translation>Встроенный модуль может получить собственную дорожку перед дорожками модели. Она ничего не стоит.</translation>
    </message>
</context>
<context>
    <name>querymend::SettingsFields</name>
    <message>
        <source>no limit</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
</context>
<context>
    <name>querymend::RunSettingsDialog</name>
    <message>
        <source>Settings of a Question</source>
        <translation>Настройки вопроса</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Save Changes</source>
        <translation>Сохранить изменения</translation>
    </message>
    <message>
        <source>Save as New…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Delete Preset</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Name of the preset</source>
        <translation>Имя профиля</translation>
    </message>
    <message>
        <source>Use This Name</source>
        <translation>Использовать это имя</translation>
    </message>
    <message>
        <source>Discard Name</source>
        <translation>Не использовать</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Группы настроек</translation>
    </message>
    <message>
        <source>Use for the Next Question</source>
        <translation>Использовать для следующего вопроса</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>A preset with this name already exists.</source>
        <translation>Профиль с таким именем уже есть.</translation>
    </message>
    <message>
        <source>Changes are not saved in this preset.</source>
        <translation>Изменения не сохранены в этом профиле.</translation>
    </message>
    <message>
        <source>These settings are not saved as a preset. Each run records them.</source>
        <translation>Эти настройки не сохранены как профиль. Они записываются с каждым запуском.</translation>
    </message>
    <message>
        <source>A preset is a set of settings with a name. Each run records the settings it used.</source>
        <translation>Профиль — это набор настроек с именем. В каждом запуске записаны его настройки.</translation>
    </message>
</context>
<context>
    <name>querymend::PresetChip</name>
    <message>
        <source>Default</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Use the Settings of This Run</source>
        <translation>Использовать настройки этого запуска</translation>
    </message>
    <message>
        <source>All Settings…</source>
        <translation>Все настройки…</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>Свой</translation>
    </message>
</context>
<context>
    <name>querymend::ExampleFiles</name>
    <message>
        <source>Remove File</source>
        <translation>Убрать файл</translation>
    </message>
    <message>
        <source>Files with examples</source>
        <translation>Файлы с примерами</translation>
    </message>
    <message>
        <source>Add Files…</source>
        <translation>Добавить файлы…</translation>
    </message>
    <message>
        <source>Files with Examples</source>
        <translation>Файлы с примерами</translation>
    </message>
    <message>
        <source>Examples (*.json *.jsonl *.sql);;All files (*)</source>
        <translation>Примеры (*.json *.jsonl *.sql);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>querymend::WordChips</name>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Не понято</translation>
    </message>
    <message>
        <source>Ordinary word</source>
        <translation>Обычное слово</translation>
    </message>
    <message>
        <source>How the question is understood</source>
        <translation>Как понят вопрос</translation>
    </message>
    <message>
        <source>Ignore &quot;%1&quot;</source>
        <translation>Не учитывать «%1»</translation>
    </message>
</context>
<context>
    <name>querymend::QuestionReadings</name>
    <message>
        <source>The words are known, but not what they ask for together</source>
        <translation>Слова понятны, но не то, о чём они вместе спрашивают</translation>
    </message>
    <message>
        <source>%1% sure</source>
        <translation>Уверенность %1 %</translation>
    </message>
</context>
<context>
    <name>GlossaryWords</name>
    <message>
        <source>Is &quot;%1&quot; meant?</source>
        <translation>Может быть, «%1»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; says nothing that is understood. Write it like one of the examples.</source>
        <translation>Форма предложения «%1» неизвестна. Напишите его как в одном из примеров.</translation>
    </message>
    <message>
        <source>The expression is not SQL. Write one as in a SELECT list or after WHERE.</source>
        <translation>Выражение не на SQL. Напишите его как в списке SELECT или после WHERE.</translation>
    </message>
    <message>
        <source>Only one expression over columns can be used. Leave out SELECT, FROM, subqueries, windows and comments.</source>
        <translation>Допустимо только одно выражение над столбцами. Уберите SELECT, FROM, подзапросы, окна и комментарии.</translation>
    </message>
    <message>
        <source>There is no table &quot;%1&quot;.</source>
        <translation>Таблицы «%1» нет.</translation>
    </message>
    <message>
        <source>There is no column &quot;%1&quot;.</source>
        <translation>Столбца «%1» нет.</translation>
    </message>
    <message>
        <source>Several tables have a column &quot;%1&quot;. Write it with its table.</source>
        <translation>Столбец «%1» есть в нескольких таблицах. Укажите его вместе с таблицей.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; can&apos;t be used: the database has no such function, or it does more than compute.</source>
        <translation>«%1» использовать нельзя: такой функции в базе данных нет, или она не только вычисляет.</translation>
    </message>
    <message>
        <source>A metric is computed from many rows. Write SUM(…), COUNT(…), AVG(…) or another aggregate.</source>
        <translation>Показатель вычисляется по многим строкам. Напишите SUM(…), COUNT(…), AVG(…) или другой агрегат.</translation>
    </message>
    <message>
        <source>A condition is about single rows. Leave out the aggregate.</source>
        <translation>Условие относится к отдельным строкам. Уберите агрегат.</translation>
    </message>
    <message>
        <source>The expression names no column. Write TABLE.COLUMN.</source>
        <translation>В выражении нет столбца. Напишите ТАБЛИЦА.СТОЛБЕЦ.</translation>
    </message>
    <message>
        <source>The sentence is not about the table &quot;%1&quot;. Leave out its columns.</source>
        <translation>Предложение не о таблице «%1». Уберите её столбцы.</translation>
    </message>
    <message>
        <source>A join equates columns. Write TABLE.COLUMN = TABLE.COLUMN, with AND between several.</source>
        <translation>Соединение приравнивает столбцы. Напишите ТАБЛИЦА.СТОЛБЕЦ = ТАБЛИЦА.СТОЛБЕЦ, несколько пар — через AND.</translation>
    </message>
    <message>
        <source>Rows would count more than once. Use columns of tables along keys.</source>
        <translation>Строки учитывались бы несколько раз. Используйте столбцы таблиц, связанных ключами.</translation>
    </message>
</context>
<context>
    <name>querymend::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Глоссарий</translation>
    </message>
    <message>
        <source>What words mean in your databases, a sentence on each line. Questions, prompts, hints and agents get the sentences that are about them.</source>
        <translation>Что значат слова в ваших базах данных: по предложению на строку. Вопросы, промпты, подсказки и агенты получают предложения, которые к ним относятся.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <translation>Предложения</translation>
    </message>
    <message>
        <source>For example:</source>
        <translation>Например:</translation>
    </message>
    <message>
        <source>Lines that can&apos;t be used</source>
        <translation>Строки, которые нельзя использовать</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>The glossary can&apos;t be read: %1</source>
        <translation>Не удалось прочитать глоссарий: %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) can&apos;t be used. The others are.</source>
        <translation>
            <numerusform>%n строку нельзя использовать. Остальные действуют.</numerusform>
            <numerusform>%n строки нельзя использовать. Остальные действуют.</numerusform>
            <numerusform>%n строк нельзя использовать. Остальные действуют.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every line fits the database that is open.</source>
        <translation>Все строки подходят к открытой базе данных.</translation>
    </message>
    <message>
        <source>No database is open, so only the form of the sentences is checked.</source>
        <translation>База данных не открыта, поэтому проверяется только форма предложений.</translation>
    </message>
    <message>
        <source>The glossary can&apos;t be saved: %1</source>
        <translation>Не удалось сохранить глоссарий: %1</translation>
    </message>
    <message>
        <source>Another program has changed this glossary. Save again to overwrite its changes.</source>
        <translation>Другая программа изменила этот глоссарий. Сохраните ещё раз, чтобы перезаписать её изменения.</translation>
    </message>
    <message>
        <source>Use this glossary in this window instead of your own</source>
        <translation>Использовать этот глоссарий в этом окне вместо своего</translation>
    </message>
</context>
<context>
    <name>querymend::ValuesLine</name>
    <message>
        <source>Reading values</source>
        <translation>Чтение значений</translation>
    </message>
    <message>
        <source>Stop Reading</source>
        <translation>Прервать чтение</translation>
    </message>
    <message>
        <source>The question is answered with the values that are known so far (Esc)</source>
        <translation>Ответ будет дан по значениям, прочитанным до сих пор (Esc)</translation>
    </message>
    <message>
        <source>Reading the values of table %1 of %2</source>
        <translation>Чтение значений таблицы %1 из %2</translation>
    </message>
</context>
<context>
    <name>querymend::SuggestionPopup</name>
    <message>
        <source>table</source>
        <translation>таблица</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>words</source>
        <translation>слова</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>%1 to insert, %2 for the next</source>
        <translation>%1 — вставить, %2 — следующий</translation>
    </message>
    <message>
        <source>Suggestion: %1. Ctrl+Space takes it</source>
        <translation>Вариант: %1. Ctrl+Пробел принимает его</translation>
    </message>
</context>
<context>
    <name>FaultAdvice</name>
    <message>
        <source>Is this machine connected, and is a proxy needed?</source>
        <translation>Подключён ли этот компьютер к сети и нужен ли прокси?</translation>
    </message>
    <message>
        <source>Is base_url spelt correctly, and is this machine connected?</source>
        <translation>Правильно ли записан base_url и подключён ли этот компьютер к сети?</translation>
    </message>
    <message>
        <source>Check the certificate. To trust a server of your own, name its issuer&apos;s file in ca_file.</source>
        <translation>Проверьте сертификат. Чтобы доверять своему серверу, укажите в ca_file файл того, кто его выдал.</translation>
    </message>
    <message>
        <source>Is the server running, and is the port in base_url correct? If you use a proxy, is it running?</source>
        <translation>Запущен ли сервер и верно ли указан порт (base_url)? Если используется прокси, запущен ли он?</translation>
    </message>
    <message>
        <source>If you trust the address that the server names, put it into base_url.</source>
        <translation>Если вы доверяете адресу, который назвал сервер, укажите его в base_url.</translation>
    </message>
    <message>
        <source>Is the key correct, and does it allow this model? If a proxy asks for a password, is that correct?</source>
        <translation>Верен ли ключ и разрешает ли он эту модель? Если прокси требует пароль, верен ли он?</translation>
    </message>
    <message>
        <source>The quota is used up: check your account with the provider.</source>
        <translation>Квота исчерпана: проверьте свою учётную запись у поставщика.</translation>
    </message>
    <message>
        <source>Wait, or lower concurrency or the number of lanes.</source>
        <translation>Подождите или уменьшите concurrency или число дорожек.</translation>
    </message>
    <message>
        <source>The fault is with the server: try again later, or use another model.</source>
        <translation>Ошибка на стороне сервера: повторите позже или используйте другую модель.</translation>
    </message>
    <message>
        <source>Use a model with a larger context, or a smaller part of the schema.</source>
        <translation>Используйте модель с большим контекстом или меньшую часть схемы.</translation>
    </message>
    <message>
        <source>The server refuses this wording: rephrase the question.</source>
        <translation>Сервер отклоняет такую формулировку: задайте вопрос другими словами.</translation>
    </message>
    <message>
        <source>Set model to a name that the server has, or load the model there.</source>
        <translation>Укажите в model имя, которое есть на сервере, или загрузите там модель.</translation>
    </message>
    <message>
        <source>Do format and model match this server?</source>
        <translation>Подходят ли format и model этому серверу?</translation>
    </message>
    <message>
        <source>Is base_url the address of the model server&apos;s API, and format the right kind?</source>
        <translation>Указывает ли base_url на API сервера моделей и верно ли задан format?</translation>
    </message>
    <message>
        <source>Is the server busy or still loading? time_limits_ms says how long to wait.</source>
        <translation>Сервер занят или ещё загружает модель? В time_limits_ms указано, сколько ждать.</translation>
    </message>
    <message>
        <source>Try again; if it keeps happening, a proxy or the server closes connections too early.</source>
        <translation>Повторите; если это продолжается, прокси или сервер слишком рано закрывает соединения.</translation>
    </message>
    <message>
        <source>Does this model follow instructions, and is reply_tokens large enough? If so, try another model.</source>
        <translation>Следует ли модель указаниям и достаточно ли велик reply_tokens? Если да, попробуйте другую модель.</translation>
    </message>
    <message>
        <source>Its reply was no longer needed; what had arrived is in the record.</source>
        <translation>Ответ больше не был нужен; то, что пришло, есть в записи.</translation>
    </message>
    <message>
        <source>The record holds no reply to this request: use a live model.</source>
        <translation>В записи нет ответа на этот запрос: используйте настоящую модель.</translation>
    </message>
</context>
<context>
    <name>querymend::InterruptedBar</name>
    <message>
        <source>This run was interrupted before it ended.</source>
        <translation>Этот запуск был прерван до завершения.</translation>
    </message>
    <message>
        <source>End It</source>
        <translation>Завершить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Возобновить</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>The password is left out.</source>
        <translation>Пароль не переносится.</translation>
    </message>
    <message>
        <source>User and password are left out.</source>
        <translation>Пользователь и пароль не переносятся.</translation>
    </message>
    <message>
        <source>Options that are not known here are left out.</source>
        <translation>Неизвестные здесь параметры не переносятся.</translation>
    </message>
    <message>
        <source>The SSH user is left out; ssh takes it from ~/.ssh/config.</source>
        <translation>Пользователь SSH не переносится; ssh возьмёт его из ~/.ssh/config.</translation>
    </message>
    <message>
        <source>SSH has a password there, but uses your keys here.</source>
        <translation>Там SSH использует пароль, здесь — ваши ключи.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Не удалось прочитать %1.</translation>
    </message>
    <message>
        <source>%1 is larger than 16 MB.</source>
        <translation>%1 больше 16 МБ.</translation>
    </message>
    <message>
        <source>%1 is not valid JSON.</source>
        <translation>%1 — недопустимый JSON.</translation>
    </message>
    <message>
        <source>%1 is not valid XML.</source>
        <translation>%1 — недопустимый XML.</translation>
    </message>
    <message>
        <source>%1 has no connections in it.</source>
        <translation>В %1 нет подключений.</translation>
    </message>
    <message>
        <source>%1 has more than 1000 connections.</source>
        <translation>В %1 больше 1000 подключений.</translation>
    </message>
    <message>
        <source>Same address as &quot;%1&quot;.</source>
        <translation>Тот же адрес, что у «%1».</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be imported; ODBC may open it.</source>
        <translation>«%1» нельзя импортировать; возможно, подойдёт ODBC.</translation>
    </message>
    <message>
        <source>It names no server and no file.</source>
        <translation>Не указан ни сервер, ни файл.</translation>
    </message>
    <message>
        <source>It names several servers: %1</source>
        <translation>Указано несколько серверов: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has a variable of the other program in it.</source>
        <translation>В «%1» есть переменная другой программы.</translation>
    </message>
    <message>
        <source>The value of &quot;%1&quot; is invalid.</source>
        <translation>Недопустимое значение «%1».</translation>
    </message>
    <message>
        <source>The SSH host is missing or invalid.</source>
        <translation>Хост SSH не указан или недопустим.</translation>
    </message>
    <message>
        <source>It goes through several SSH hosts. Name them as ProxyJump in ~/.ssh/config.</source>
        <translation>Путь идёт через несколько хостов SSH. Укажите их как ProxyJump в ~/.ssh/config.</translation>
    </message>
    <message>
        <source>It needs &quot;%1&quot;, which is not supported.</source>
        <translation>Нужен «%1», который не поддерживается.</translation>
    </message>
    <message>
        <source>The file is missing or cannot be read.</source>
        <translation>Файл отсутствует или не читается.</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Окружение</translation>
    </message>
    <message>
        <source>Marked as a production database.</source>
        <translation>Отмечена как рабочая база данных.</translation>
    </message>
</context>
<context>
    <name>querymend::ImportModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Откуда</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>querymend::ImportDialog</name>
    <message>
        <source>Import Connections</source>
        <translation>Импорт подключений</translation>
    </message>
    <message>
        <source>Connections of DBeaver, DB Browser for SQLite and environment variables. Passwords are never imported.</source>
        <translation>Подключения DBeaver, DB Browser for SQLite и переменных окружения. Пароли никогда не импортируются.</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Импортировать</translation>
    </message>
    <message>
        <source>From &amp;File…</source>
        <translation>Из &amp;файла…</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
    <message>
        <source>No connections were found. &quot;From File&quot; reads the data-sources.json of a DBeaver project.</source>
        <translation>Подключения не найдены. «Из файла» читает data-sources.json проекта DBeaver.</translation>
    </message>
    <message>
        <source>Connections (*.json *.sqbpro *.conf *.ini);;All files (*)</source>
        <translation>Подключения (*.json *.sqbpro *.conf *.ini);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Connections in %1. Passwords are never imported.</source>
        <translation>Подключения из %1. Пароли никогда не импортируются.</translation>
    </message>
</context>
<context>
    <name>querymend::PolicyPage</name>
    <message>
        <source>Set by the environment variable QUERYMEND_SEND_NO_VALUES.</source>
        <translation>Задано переменной окружения QUERYMEND_SEND_NO_VALUES.</translation>
    </message>
</context>
<context>
    <name>querymend::StoreCareBox</name>
    <message>
        <source>Store size</source>
        <translation>Размер хранилища</translation>
    </message>
    <message>
        <source>Runs &amp;older than</source>
        <translation>Запуски &amp;старше</translation>
    </message>
    <message>
        <source> days</source>
        <translation> дн.</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>There is no store.</source>
        <translation>Хранилища нет.</translation>
    </message>
    <message>
        <source>The runs in memory take up %1.</source>
        <translation>Запуски в памяти занимают %1.</translation>
    </message>
    <message>
        <source>The runs in %1 take up %2.</source>
        <translation>Запуски в %1 занимают %2.</translation>
    </message>
    <message>
        <source>%1 The selected store cannot be opened.</source>
        <translation>%1 Выбранное хранилище не открывается.</translation>
    </message>
    <message>
        <source>Remove Old Runs</source>
        <translation>Удаление старых запусков</translation>
    </message>
    <message numerus="yes">
        <source>Remove all runs that are older than %n days? Runs with a note or a tag stay, and so do the examples and lessons of all runs.</source>
        <translation>
            <numerusform>Удалить все запуски старше %n дня? Запуски с заметкой или меткой останутся, как и примеры и уроки всех запусков.</numerusform>
            <numerusform>Удалить все запуски старше %n дней? Запуски с заметкой или меткой останутся, как и примеры и уроки всех запусков.</numerusform>
            <numerusform>Удалить все запуски старше %n дней? Запуски с заметкой или меткой останутся, как и примеры и уроки всех запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Удаление…</translation>
    </message>
    <message numerus="yes">
        <source>%n runs were removed.</source>
        <translation>
            <numerusform>Удалён %n запуск.</numerusform>
            <numerusform>Удалено %n запуска.</numerusform>
            <numerusform>Удалено %n запусков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Co&amp;mpact Now</source>
        <translation>С&amp;жать сейчас</translation>
    </message>
    <message>
        <source>Give back the space of removed runs; no run is removed</source>
        <translation>Освободить место удалённых запусков; ни один запуск не удаляется</translation>
    </message>
    <message>
        <source>Compacting…</source>
        <translation>Сжатие…</translation>
    </message>
    <message>
        <source>The store took %1 and now takes %2.</source>
        <translation>Хранилище занимало %1, теперь занимает %2.</translation>
    </message>
</context>
<context>
    <name>RunImport</name>
    <message>
        <source>Could not read %1: %2</source>
        <translation>Не удалось прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1 is too large for a run file.</source>
        <translation>Файл %1 слишком велик для запуска.</translation>
    </message>
</context>
<context>
    <name>querymend::PlaceOpener</name>
    <message>
        <source>The run in %1 cannot be opened, because there is no run store.</source>
        <translation>Не удалось открыть запуск из %1: нет хранилища запусков.</translation>
    </message>
</context>
<context>
    <name>querymend::TourCallout</name>
    <message>
        <source>Connect to Database…</source>
        <translation>Подключиться к базе данных…</translation>
    </message>
    <message>
        <source>Set Up Models…</source>
        <translation>Настроить модели…</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Завершить тур</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Tour, %1: %2</source>
        <translation>Тур, %1: %2</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The question has been asked, and the run is paused at a breakpoint. Press &quot;%1&quot; to see how the first attempt ends.</source>
        <translation>Вопрос задан, запуск приостановлен на точке останова. Чтобы увидеть, чем кончится первая попытка, нажмите «%1».</translation>
    </message>
    <message>
        <source>The question has been asked. The first attempt will appear here.</source>
        <translation>Вопрос задан. Первая попытка появится здесь.</translation>
    </message>
    <message>
        <source>The model tries again. The corrected attempt will appear here.</source>
        <translation>Модель пробует ещё раз. Исправленная попытка появится здесь.</translation>
    </message>
    <message>
        <source>The rows of the answer will appear here.</source>
        <translation>Строки ответа появятся здесь.</translation>
    </message>
    <message>
        <source>The first attempt</source>
        <translation>Первая попытка</translation>
    </message>
    <message>
        <source>Ask in plain words</source>
        <translation>Спросите простыми словами</translation>
    </message>
    <message>
        <source>Type a question here. The tour asks this one, on its own copy of a sample database: &quot;%1&quot; The model's replies are scripted; the checks and the database are live.</source>
        <translation>Введите здесь вопрос. Тур спросит свою копию базы-примера: «%1» Ответы модели заготовлены заранее; проверки и база данных настоящие.</translation>
    </message>
    <message>
        <source>Each attempt is a card on the timeline. This one says what went wrong, and a squiggle in the SQL marks the wrong name.</source>
        <translation>Каждая попытка — карточка на ленте. На этой видно, какого рода ошибка, а в SQL неверное имя подчёркнуто волнистой линией.</translation>
    </message>
    <message>
        <source>A hint corrects it</source>
        <translation>Подсказка помогает исправить</translation>
    </message>
    <message>
        <source>The model was told what was wrong, and tried again. This attempt passed all checks; the editor shows what was changed.</source>
        <translation>Модель узнала, что не так, и попробовала ещё раз. Эта попытка прошла все проверки; в редакторе видно, что изменилось.</translation>
    </message>
    <message>
        <source>The answer and its story</source>
        <translation>Ответ и его история</translation>
    </message>
    <message>
        <source>These rows came from the database. The sentence above the SQL sums up how the run got there.</source>
        <translation>Эти строки получены из базы данных. Над SQL одной фразой сказано, как запуск пришёл к ответу.</translation>
    </message>
    <message>
        <source>Now your own data</source>
        <translation>Теперь ваши данные</translation>
    </message>
    <message>
        <source>Connect to your database, and choose here which model writes the SQL. Without a model, the built-in answerer handles simple questions.</source>
        <translation>Подключитесь к своей базе данных и выберите здесь, какая модель пишет SQL. Без модели на простые вопросы отвечает «Встроенный модуль».</translation>
    </message>
    <message>
        <source>The model tries again, and the run is paused at a breakpoint. Press &quot;%1&quot; to see whether the correction works.</source>
        <translation>Модель пробует ещё раз, запуск приостановлен на точке останова. Чтобы увидеть, удалось ли исправление, нажмите «%1».</translation>
    </message>
    <message>
        <source>The run is paused at a breakpoint. Press &quot;%1&quot; to see the rows of the answer.</source>
        <translation>Запуск приостановлен на точке останова. Чтобы увидеть строки ответа, нажмите «%1».</translation>
    </message>
</context>
<context>
    <name>UnsavedRuns</name>
    <message>
        <source>Unsaved Runs</source>
        <translation>Несохранённые запуски</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) are only in memory, because the store cannot be opened. They will be lost when you close the window.</source>
        <translation>
            <numerusform>%n запуск есть только в памяти, потому что хранилище не открывается. При закрытии окна он пропадёт.</numerusform>
            <numerusform>%n запуска есть только в памяти, потому что хранилище не открывается. При закрытии окна они пропадут.</numerusform>
            <numerusform>%n запусков есть только в памяти, потому что хранилище не открывается. При закрытии окна они пропадут.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can export them from the history, or choose another store in the settings.</source>
        <translation>Их можно экспортировать из истории или выбрать другое хранилище в настройках.</translation>
    </message>
    <message>
        <source>Close Without Saving</source>
        <translation>Закрыть без сохранения</translation>
    </message>
</context>
<context>
    <name>SizeWords</name>
    <message numerus="yes">
        <source>%Ln bytes</source>
        <translation>
            <numerusform>%Ln байт</numerusform>
            <numerusform>%Ln байта</numerusform>
            <numerusform>%Ln байт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 kB</source>
        <translation>%1 КБ</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation>%1 МБ</translation>
    </message>
    <message>
        <source>%1 GB</source>
        <translation>%1 ГБ</translation>
    </message>
    <message>
        <source>%1 TB</source>
        <translation>%1 ТБ</translation>
    </message>
</context>
<context>
    <name>ParameterWords</name>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>date and time</source>
        <translation>дата и время</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>истина или ложь</translation>
    </message>
    <message>
        <source>list of texts</source>
        <translation>список текстов</translation>
    </message>
    <message>
        <source>list of numbers</source>
        <translation>список чисел</translation>
    </message>
    <message>
        <source>This text contains a character that statements cannot contain.</source>
        <translation>В этом тексте есть символ, которого не может быть в операторе.</translation>
    </message>
    <message>
        <source>Not a number. Write it like 12.5 or -3.</source>
        <translation>Это не число. Пишите так: 12.5 или -3.</translation>
    </message>
    <message>
        <source>Not a date. Write it like 2024-01-31.</source>
        <translation>Это не дата. Пишите так: 2024-01-31.</translation>
    </message>
    <message>
        <source>Not a date and time. Write it like 2024-01-31 10:20.</source>
        <translation>Это не дата со временем. Пишите так: 2024-01-31 10:20.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>Введите true или false.</translation>
    </message>
    <message>
        <source>Enter at least one value; separate values with commas.</source>
        <translation>Введите хотя бы одно значение; значения разделяются запятыми.</translation>
    </message>
    <message>
        <source>A quote is not closed. Write &apos;&apos; for a quote inside a value.</source>
        <translation>Кавычка не закрыта. Кавычку внутри значения пишите как &apos;&apos;.</translation>
    </message>
    <message>
        <source>A list can only be used after IN.</source>
        <translation>Список возможен только после IN.</translation>
    </message>
    <message>
        <source>This value cannot be used here: it would change how the rest of the statement is read.</source>
        <translation>Это значение здесь использовать нельзя: остальная часть оператора читалась бы иначе.</translation>
    </message>
    <message>
        <source>The value contains characters that cannot be seen.</source>
        <translation>Значение содержит невидимые символы.</translation>
    </message>
    <message>
        <source>The value contains line breaks.</source>
        <translation>Значение содержит разрывы строк.</translation>
    </message>
</context>
<context>
    <name>RunAgain</name>
    <message>
        <source>Not run: this result&apos;s database is no longer open.</source>
        <translation>Не выполнено: база данных этого результата больше не открыта.</translation>
    </message>
</context>
<context>
    <name>querymend::ParameterDialog</name>
    <message>
        <source>Parameter Values</source>
        <translation>Значения параметров</translation>
    </message>
    <message>
        <source>The values are filled in when the statement is sent. Your text does not change.</source>
        <translation>Значения подставляются при отправке оператора. Ваш текст не меняется.</translation>
    </message>
</context>
<context>
    <name>querymend::ParameterRow</name>
    <message>
        <source>Type of %1</source>
        <translation>Тип: %1</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>Значение: %1</translation>
    </message>
</context>
<context>
    <name>querymend::ConnectionWords</name>
    <message>
        <source>%1, group %2</source>
        <translation>%1, группа %2</translation>
    </message>
</context>
<context>
    <name>querymend::LedgerSummaryPage</name>
    <message>
        <source>What was sent to each model and to each database on another machine, as the runs recorded it. The policy decides which database values a prompt may contain.</source>
        <translation>Что было отправлено каждой модели и каждой базе данных на других компьютерах, по записям запусков. Правила определяют, какие значения из базы может содержать промпт.</translation>
    </message>
    <message>
        <source>Summary of what was sent</source>
        <translation>Сводка отправленного</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Destination not recorded</source>
        <translation>Куда отправлено, не записано</translation>
    </message>
    <message>
        <source>%1, destination not recorded</source>
        <translation>%1: куда отправлено, не записано</translation>
    </message>
    <message>
        <source>Policy</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>no values from the database</source>
        <translation>без значений из базы</translation>
    </message>
    <message>
        <source>values where they matter, but no examples</source>
        <translation>значения там, где они важны, но без примеров</translation>
    </message>
    <message>
        <source>values and examples</source>
        <translation>значения и примеры</translation>
    </message>
    <message>
        <source>Calls</source>
        <translation>Вызовы</translation>
    </message>
    <message numerus="yes">
        <source>%n calls</source>
        <translation>
            <numerusform>%n вызов</numerusform>
            <numerusform>%n вызова</numerusform>
            <numerusform>%n вызовов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n runs</source>
        <translation>
            <numerusform>%n запуск</numerusform>
            <numerusform>%n запуска</numerusform>
            <numerusform>%n запусков</numerusform>
        </translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Values from the database</source>
        <translation>Значения из базы</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>those in the statements</source>
        <translation>те, что в операторах</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>примеры</translation>
    </message>
    <message>
        <source>result rows</source>
        <translation>строки результатов</translation>
    </message>
    <message>
        <source>stored values in hints</source>
        <translation>хранимые значения в подсказках</translation>
    </message>
    <message>
        <source>stored values in what was tried before</source>
        <translation>хранимые значения в прежних попытках</translation>
    </message>
    <message>
        <source>literals of earlier runs</source>
        <translation>литералы из прежних запусков</translation>
    </message>
    <message>
        <source>stored values elsewhere</source>
        <translation>хранимые значения в других местах</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>First call</source>
        <translation>Первый вызов</translation>
    </message>
    <message>
        <source>Last call</source>
        <translation>Последний вызов</translation>
    </message>
</context>
<context>
    <name>querymend::ProductionBar</name>
    <message>
        <source>PRODUCTION</source>
        <translation>РАБОЧАЯ БАЗА</translation>
    </message>
    <message>
        <source>PRODUCTION: %1</source>
        <translation>РАБОЧАЯ БАЗА: %1</translation>
    </message>
    <message>
        <source>You are connected to a production database. Statements only read, but others depend on it.</source>
        <translation>Вы подключены к рабочей базе данных. Операторы только читают, но от неё зависят другие.</translation>
    </message>
</context>
<context>
    <name>querymend::SystemDialog</name>
    <message>
        <source>Check of This System</source>
        <translation>Проверка этой системы</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Результаты проверки</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверка…</translation>
    </message>
    <message>
        <source>&amp;Copy Report</source>
        <translation>&amp;Копировать отчёт</translation>
    </message>
    <message>
        <source>Open &amp;Log Folder</source>
        <translation>&amp;Открыть папку журнала</translation>
    </message>
    <message>
        <source>&amp;Fetch libduckdb</source>
        <translation>&amp;Загрузить libduckdb</translation>
    </message>
    <message>
        <source>libduckdb was fetched.</source>
        <translation>Библиотека libduckdb загружена.</translation>
    </message>
    <message>
        <source>libduckdb was not fetched: %1</source>
        <translation>Библиотека libduckdb не загружена: %1</translation>
    </message>
    <message>
        <source>Everything that Querymend needs works. What is missing only limits what you can do.</source>
        <translation>Всё, что нужно Querymend, работает. Недостающее лишь ограничивает возможности.</translation>
    </message>
    <message>
        <source>Something is broken. The list says what to do.</source>
        <translation>Что-то сломано. В списке сказано, что делать.</translation>
    </message>
    <message>
        <source>The report was copied, without your name, your home folder and the names of computers.</source>
        <translation>Отчёт скопирован без вашего имени, домашней папки и имён компьютеров.</translation>
    </message>
    <message>
        <source>There is no log: %1</source>
        <translation>Журнала нет: %1</translation>
    </message>
    <message>
        <source>There is no log yet.</source>
        <translation>Журнала пока нет.</translation>
    </message>
    <message>
        <source>The log is in %1</source>
        <translation>Журнал находится в %1</translation>
    </message>
    <message>
        <source>Fetching libduckdb with npm…</source>
        <translation>Загрузка libduckdb с помощью npm…</translation>
    </message>
</context>
<context>
    <name>querymend::SystemWords</name>
    <message>
        <source>Database %1</source>
        <translation>База данных %1</translation>
    </message>
    <message>
        <source>fine</source>
        <translation>в порядке</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>сбой</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1 is not installed</source>
        <translation>драйвер Qt %1 не установлен</translation>
    </message>
    <message>
        <source>Qt&apos;s driver %1, %2</source>
        <translation>драйвер Qt %1, %2</translation>
    </message>
    <message>
        <source>MariaDB&apos;s client library %1</source>
        <translation>клиентская библиотека MariaDB %1</translation>
    </message>
    <message>
        <source>unixODBC, without any driver</source>
        <translation>unixODBC без драйверов</translation>
    </message>
    <message>
        <source>unixODBC, with the drivers %1</source>
        <translation>unixODBC с драйверами %1</translation>
    </message>
    <message>
        <source>libduckdb was not found</source>
        <translation>библиотека libduckdb не найдена</translation>
    </message>
    <message>
        <source>libduckdb cannot be loaded from the file that QUERYMEND_DUCKDB_LIBRARY names</source>
        <translation>не удалось загрузить libduckdb из файла, который указан в QUERYMEND_DUCKDB_LIBRARY</translation>
    </message>
    <message>
        <source>libduckdb cannot be loaded</source>
        <translation>не удалось загрузить libduckdb</translation>
    </message>
    <message>
        <source>ssh is not installed</source>
        <translation>ssh не установлен</translation>
    </message>
    <message>
        <source>no model is set up</source>
        <translation>ни одна модель не настроена</translation>
    </message>
    <message>
        <source>the system&apos;s</source>
        <translation>системное</translation>
    </message>
    <message>
        <source>it refuses to give keys</source>
        <translation>оно отказывается выдавать ключи</translation>
    </message>
    <message>
        <source>it failed or is not running: %1</source>
        <translation>сбой, или хранилище не запущено: %1</translation>
    </message>
    <message>
        <source>it failed or is not running</source>
        <translation>сбой, или хранилище не запущено</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>оно не отвечает</translation>
    </message>
    <message>
        <source>none is running</source>
        <translation>ни одно не запущено</translation>
    </message>
    <message>
        <source>there is no display here</source>
        <translation>здесь нет экрана</translation>
    </message>
    <message>
        <source>there is no font</source>
        <translation>нет ни одного шрифта</translation>
    </message>
    <message>
        <source>%1, whose password is in the key store; not tried</source>
        <translation>%1, пароль которого в хранилище ключей; не проверялось</translation>
    </message>
    <message>
        <source>%1, which the first run creates</source>
        <translation>%1, появится с первым запуском</translation>
    </message>
    <message>
        <source>%1, which is created when something is set up</source>
        <translation>%1, появится, когда что-нибудь будет настроено</translation>
    </message>
    <message>
        <source>%1, which is created when it is needed</source>
        <translation>%1, появится, когда понадобится</translation>
    </message>
    <message>
        <source>%1, which the first warning creates</source>
        <translation>%1, появится с первым предупреждением</translation>
    </message>
    <message>
        <source>%1, number of models: %2</source>
        <translation>%1, число моделей: %2</translation>
    </message>
    <message>
        <source>%1, whose letters differ in width</source>
        <translation>%1, буквы которого разной ширины</translation>
    </message>
    <message>
        <source>%1, in place of %2</source>
        <translation>%1 вместо %2</translation>
    </message>
    <message>
        <source>%1 cannot be started</source>
        <translation>%1 не удаётся запустить</translation>
    </message>
    <message>
        <source>%1 does not exist</source>
        <translation>%1 не существует</translation>
    </message>
    <message>
        <source>%1 is not a regular file</source>
        <translation>%1 не обычный файл</translation>
    </message>
    <message>
        <source>%1 is not a folder</source>
        <translation>%1 — не папка</translation>
    </message>
    <message>
        <source>%1 cannot be made: %2 is not writable</source>
        <translation>%1 не удастся создать: нельзя писать в %2</translation>
    </message>
    <message>
        <source>%1 is not writable</source>
        <translation>нельзя писать в %1</translation>
    </message>
    <message>
        <source>install Debian&apos;s package openssh-client, if databases are reached through SSH</source>
        <translation>установите пакет Debian openssh-client, если базы данных доступны через SSH</translation>
    </message>
    <message>
        <source>install Debian&apos;s package %1</source>
        <translation>установите пакет Debian %1</translation>
    </message>
    <message>
        <source>start it in a terminal to see why</source>
        <translation>запустите её в терминале, чтобы увидеть причину</translation>
    </message>
    <message>
        <source>install the whole package</source>
        <translation>установите пакет целиком</translation>
    </message>
    <message>
        <source>fetch it with `querymend doctor --fetch-duckdb`, which needs npm, or name its file in QUERYMEND_DUCKDB_LIBRARY</source>
        <translation>загрузите её командой `querymend doctor --fetch-duckdb`, которой нужен npm, или укажите файл в QUERYMEND_DUCKDB_LIBRARY</translation>
    </message>
    <message>
        <source>correct QUERYMEND_DUCKDB_LIBRARY, or unset it</source>
        <translation>исправьте QUERYMEND_DUCKDB_LIBRARY или уберите её</translation>
    </message>
    <message>
        <source>correct QUERYMEND_STORE or the settings</source>
        <translation>исправьте QUERYMEND_STORE или настройки</translation>
    </message>
    <message>
        <source>correct the file, or move it away</source>
        <translation>исправьте файл или переместите его</translation>
    </message>
    <message>
        <source>these values are not used: %1</source>
        <translation>эти значения не используются: %1</translation>
    </message>
    <message>
        <source>add one in the window&apos;s settings, or see `querymend help models`</source>
        <translation>добавьте её в настройках окна или посмотрите `querymend help models`</translation>
    </message>
    <message>
        <source>unlock it, and allow Querymend to read it</source>
        <translation>разблокируйте его и разрешите Querymend его читать</translation>
    </message>
    <message>
        <source>unlock it, or keep keys and passwords in environment variables</source>
        <translation>разблокируйте его или держите ключи и пароли в переменных окружения</translation>
    </message>
    <message>
        <source>keep keys and passwords in environment variables, or start gnome-keyring or KWallet</source>
        <translation>держите ключи и пароли в переменных окружения или запустите gnome-keyring либо KWallet</translation>
    </message>
    <message>
        <source>the commands work without one</source>
        <translation>команды работают и без него</translation>
    </message>
    <message>
        <source>make it writable for yourself</source>
        <translation>разрешите себе запись</translation>
    </message>
    <message>
        <source>move it away</source>
        <translation>переместите это</translation>
    </message>
    <message>
        <source>npm is not installed</source>
        <translation>npm не установлен</translation>
    </message>
    <message>
        <source>QUERYMEND_DUCKDB_LIBRARY names the file to use, and another one would not be looked for</source>
        <translation>файл указан в QUERYMEND_DUCKDB_LIBRARY, и другой искаться не будет</translation>
    </message>
    <message>
        <source>npm took too long</source>
        <translation>npm работал слишком долго</translation>
    </message>
    <message>
        <source>npm cannot be started: %1</source>
        <translation>не удалось запустить npm: %1</translation>
    </message>
    <message>
        <source>npm failed: %1</source>
        <translation>сбой npm: %1</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>there is no libduckdb for this processor</source>
        <translation>для этого процессора нет libduckdb</translation>
    </message>
    <message>
        <source>nothing can be written in %1</source>
        <translation>в %1 ничего нельзя записать</translation>
    </message>
    <message>
        <source>the package has no libduckdb in it</source>
        <translation>в пакете нет libduckdb</translation>
    </message>
    <message>
        <source>the fetched library cannot be used: %1</source>
        <translation>загруженную библиотеку нельзя использовать: %1</translation>
    </message>
    <message>
        <source>the library is in its place, but cannot be used: %1</source>
        <translation>библиотека на месте, но её нельзя использовать: %1</translation>
    </message>
    <message>
        <source>the library cannot be put into its place: %1</source>
        <translation>не удалось поместить библиотеку на место: %1</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>SSH</source>
        <translation>SSH</translation>
    </message>
    <message>
        <source>Run store</source>
        <translation>Хранилище запусков</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>Подключения</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Модели</translation>
    </message>
    <message>
        <source>Settings folder</source>
        <translation>Папка настроек</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Папка данных</translation>
    </message>
    <message>
        <source>State folder</source>
        <translation>Папка состояния</translation>
    </message>
    <message>
        <source>Cache folder</source>
        <translation>Папка кэша</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Key store</source>
        <translation>Хранилище ключей</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Window font</source>
        <translation>Шрифт окна</translation>
    </message>
    <message>
        <source>SQL font</source>
        <translation>Шрифт SQL</translation>
    </message>
</context>
<context>
    <name>querymend::EmptyResults</name>
    <message>
        <source>Run a statement (Ctrl+Return) to see its rows here.</source>
        <translation>Выполните оператор (Ctrl+Return), чтобы увидеть здесь его строки.</translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Показать ответ</translation>
    </message>
</context>
<context>
    <name>querymend::EvidenceEdit</name>
    <message>
        <source>Background, e.g. revenue excludes returns</source>
        <translation>Контекст, напр. выручка без возвратов</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Пояснение</translation>
    </message>
</context>
<context>
    <name>querymend::FilesPanel</name>
    <message>
        <source>The system does not report changes of all folders here. Refresh to see them.</source>
        <translation>Система сообщает об изменениях не всех папок. Обновите, чтобы увидеть их.</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>New SQL file</source>
        <translation>Новый файл SQL</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Обновить</translation>
    </message>
    <message>
        <source>Read the folder again</source>
        <translation>Прочитать папку заново</translation>
    </message>
    <message>
        <source>No folder open</source>
        <translation>Папка не открыта</translation>
    </message>
    <message>
        <source>SQL files, examples, glossaries and connections of a folder appear here, such as those of a Git repository.</source>
        <translation>Здесь появятся файлы SQL, примеры, глоссарии и подключения из папки, например из репозитория Git.</translation>
    </message>
    <message>
        <source>Open Folder…</source>
        <translation>Открыть папку…</translation>
    </message>
    <message>
        <source>The folder is no longer there</source>
        <translation>Папки больше нет</translation>
    </message>
    <message>
        <source>The folder can&apos;t be read</source>
        <translation>Не удалось прочитать папку</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Close Folder</source>
        <translation>Закрыть папку</translation>
    </message>
    <message>
        <source>Reading the folder…</source>
        <translation>Чтение папки…</translation>
    </message>
    <message>
        <source>Nothing to show yet</source>
        <translation>Пока показывать нечего</translation>
    </message>
    <message>
        <source>This folder has no SQL files, examples, glossaries or connections.</source>
        <translation>В этой папке нет файлов SQL, примеров, глоссариев и подключений.</translation>
    </message>
    <message>
        <source>New SQL File…</source>
        <translation>Новый файл SQL…</translation>
    </message>
    <message>
        <source>New SQL File</source>
        <translation>Новый файл SQL</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Имя:</translation>
    </message>
    <message>
        <source>Could not create %1: %2</source>
        <translation>Не удалось создать %1: %2</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>New name:</source>
        <translation>Новое имя:</translation>
    </message>
    <message>
        <source>Could not rename %1: %2</source>
        <translation>Не удалось переименовать %1: %2</translation>
    </message>
    <message>
        <source>Could not move %1 to the trash: %2</source>
        <translation>Не удалось переместить %1 в корзину: %2</translation>
    </message>
    <message>
        <source>%1 is in the trash.</source>
        <translation>%1 теперь в корзине.</translation>
    </message>
    <message>
        <source>files here can&apos;t have such a name.</source>
        <translation>у файла здесь не может быть такого имени.</translation>
    </message>
    <message>
        <source>there is already a file with that name.</source>
        <translation>файл с таким именем уже есть.</translation>
    </message>
</context>
<context>
    <name>querymend::FolderItemData</name>
    <message>
        <source>Nothing to show</source>
        <translation>Показывать нечего</translation>
    </message>
    <message>
        <source>This folder is too large to show all of it</source>
        <translation>Папка слишком велика, показано не всё</translation>
    </message>
    <message>
        <source>This folder can&apos;t be read</source>
        <translation>Эту папку не удалось прочитать</translation>
    </message>
    <message>
        <source>examples</source>
        <translation>примеры</translation>
    </message>
    <message>
        <source>glossary in use</source>
        <translation>используемый глоссарий</translation>
    </message>
    <message>
        <source>glossary</source>
        <translation>глоссарий</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>подключения</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>папка</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name and kind of a file</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>linked folder</source>
        <translation>папка по ссылке</translation>
    </message>
    <message>
        <source>link</source>
        <translation>ссылка</translation>
    </message>
    <message>
        <source>Link to %1</source>
        <translation>Ссылка на %1</translation>
    </message>
</context>
<context>
    <name>querymend::FolderBrowser</name>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;New SQL File…</source>
        <translation>&amp;Новый файл SQL…</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>П&amp;ереименовать…</translation>
    </message>
    <message>
        <source>Move to &amp;Trash</source>
        <translation>Переместить в &amp;корзину</translation>
    </message>
    <message>
        <source>&amp;Copy Path</source>
        <translation>Копировать &amp;путь</translation>
    </message>
    <message>
        <source>Show in &amp;File Manager</source>
        <translation>Показать в &amp;файловом менеджере</translation>
    </message>
    <message>
        <source>Open in Other &amp;Program</source>
        <translation>Открыть в &amp;другой программе</translation>
    </message>
    <message>
        <source>&amp;Save Connections Here…</source>
        <translation>&amp;Сохранить сюда подключения…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>О&amp;бновить</translation>
    </message>
</context>
<context>
    <name>querymend::FolderFiles</name>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>The examples can&apos;t be read: %1</source>
        <translation>Не удаётся прочитать примеры: %1</translation>
    </message>
    <message numerus="yes">
        <source>Questions are asked with %n example(s) of %1.</source>
        <translation>
            <numerusform>Вопросы задаются с %n примером из %1.</numerusform>
            <numerusform>Вопросы задаются с %n примерами из %1.</numerusform>
            <numerusform>Вопросы задаются с %n примерами из %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop Using Them</source>
        <translation>Больше не использовать</translation>
    </message>
</context>
<context>
    <name>GlossaryInUse</name>
    <message>
        <source>The glossary can&apos;t be read: %1</source>
        <translation>Не удалось прочитать глоссарий: %1</translation>
    </message>
    <message>
        <source>The glossary in use is no longer there: %1</source>
        <translation>Используемого глоссария больше нет: %1</translation>
    </message>
</context>
<context>
    <name>querymend::FileBar</name>
    <message>
        <source>Another program has changed %1, and so have you.</source>
        <translation>Файл %1 изменили и вы, и другая программа.</translation>
    </message>
    <message>
        <source>Keep Mine</source>
        <translation>Оставить мой</translation>
    </message>
    <message>
        <source>Load Theirs</source>
        <translation>Загрузить другой</translation>
    </message>
    <message>
        <source>%1 was deleted or moved. Its text is still here; saving writes the file again.</source>
        <translation>Файл %1 удалён или перемещён. Текст остался здесь; при сохранении файл будет записан снова.</translation>
    </message>
    <message>
        <source>Another program has changed %1, and it can&apos;t be read as text now. Here it is as it was.</source>
        <translation>Другая программа изменила %1, и теперь файл не читается как текст. Здесь он такой, каким был.</translation>
    </message>
</context>
</TS>
