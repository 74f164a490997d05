-- Forms send line breaks as CR LF. Texts are stored with line feeds alone, which mails count on.
update inquiry_messages
set text = replace(replace(text, char(13, 10), char(10)), char(13), char(10))
where instr(text, char(13)) > 0;
