-- Settings keys: "procedes.niveau_suivi.<process>", "reception.seuils.<product>": a word for the first, a product that exists for the second.
begin;
set local role metier;
select plan(10);
select essai.preparer();

create function pg_temp.de(p_cle text) returns text language sql as $$ select (reglage.declaration(p_cle)).cle $$;
select is(pg_temp.de('sync.jeton_min'), 'sync.jeton_min', 'a plain key');
select is(pg_temp.de('sync.jeton'), null, 'no key');
select is(pg_temp.de('sync.jeton_min.x'), null, 'a plain key has no suffix');
select is(pg_temp.de('procedes.niveau_suivi.sechage'), 'procedes.niveau_suivi.<process>', 'a process');
select is(pg_temp.de('procedes.niveau_suivi.Sechage'), null, 'a process''s word is lower-case');
select is(pg_temp.de('procedes.niveau_suivi.'), null, 'no process');
select is(pg_temp.de('procedes.niveau_suivi.<process>'), null, 'the family itself is no setting');
select is(pg_temp.de('reception.seuils.ANANAS'), 'reception.seuils.<product>', 'a product');
select is(pg_temp.de('reception.seuils.MANGUE'), null, 'a product that the organization does not have');
select is(pg_temp.de('reception.seuils.<product>'), null, 'the family is no product');

select * from finish();
rollback;
