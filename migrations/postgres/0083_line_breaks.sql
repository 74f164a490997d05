-- Forms send line breaks as CR LF. Texts are stored with line feeds alone, which mails count on.
update inquiry_messages
set text = replace(replace(text, E'\r\n', E'\n'), E'\r', E'\n')
where strpos(text, E'\r') > 0;
