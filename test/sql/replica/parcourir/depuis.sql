-- Spec: replication#par-pages: after a reading, only later rows are sent; the keys are sent if a
-- row left; the whole table if its opening changed.
begin;
set local role metier;
select plan(13);
select essai.preparer();
select essai.collecter('a');
select replica.tourner_mois(essai.t());
insert into utilisateur.groupement_agent (organisation_id, utilisateur_id, groupement_id, debut,
  affecte_le)
values (core.organisation_id(), essai.id('agent ESSAI'), essai.id('groupement ESSAI'), essai.t(),
  essai.t());

create temporary table page (rang serial, page jsonb);
create function pg_temp.lire(p_depuis text, p_limite bigint default 500) returns jsonb
language sql stable as $$
  select replica.parcourir(a, p_depuis, '1/00000001/5/0', p_limite)::jsonb
  from appareil.appareil a where a.id = essai.id('appareil ESSAI')
$$;
-- Returns the rows of a page, by table: their number, and whether the keys are listed.
create function pg_temp.dit(p_page jsonb) returns jsonb language sql as $$
  select coalesce(jsonb_object_agg(s ->> 'nom', jsonb_array_length(s -> 'lignes')), '{}')
  from jsonb_array_elements(p_page -> 'tables') as s where jsonb_array_length(s -> 'lignes') > 0
$$;

insert into page (page) select pg_temp.lire(null);
select is((select string_agg(t.nom, ' ')
    from unnest('{producteur,parcelle,collecte,commande_resultat,appareil,produit}'::text[])
      as t (nom)
    where not pg_temp.dit(p.page) ? t.nom), null, 'from the beginning: everything')
from page p where p.rang = 1;
select is(p.page ->> 'suite', 'false', 'a whole page') from page p where p.rang = 1;
select isnt(p.page ->> 'empreinte', null, 'with its fingerprint') from page p where p.rang = 1;
-- One snapshot reads both: rows of running subtransactions look different after another session
-- ends a transaction.
select is(pg_temp.lire(null) ->> 'empreinte', pg_temp.lire(null) ->> 'empreinte',
  'the same of the same');
select is((select array_agg(s ->> 'nom') from jsonb_array_elements(p.page -> 'tables') as s
    where s -> 'etendue' <> '{"apres": null, "jusqua": null}'), null, 'each table to its end')
from page p where p.rang = 1;

-- Rows of a running transaction are sent again until it ends.
insert into page (page)
select pg_temp.lire(p.page ->> 'curseur') from page p where p.rang = 1;
select is((select array_agg(distinct s ->> 'etendue') from jsonb_array_elements(p.page -> 'tables')
    as s), '{NULL}', 'nothing left: no keys are named') from page p where p.rang = 2;

update utilisateur.groupement_agent set en_cours = false
where utilisateur_id = essai.id('agent ESSAI');
insert into page (page)
select pg_temp.lire(p.page ->> 'curseur') from page p where p.rang = 2;
select is((select s - 'lignes' from jsonb_array_elements(p.page -> 'tables') as s
    where s ->> 'nom' = 'producteur'),
  '{"nom": "producteur", "etendue": {"apres": null, "jusqua": null}, "gardees": []}',
  'a group was taken: its members are gone') from page p where p.rang = 3;
select ok(pg_temp.dit(p.page) ? 'producteur' is false, 'none is sent') from page p where p.rang = 3;

insert into page (page) select pg_temp.lire(null, 7);
select is((select sum(jsonb_array_length(s -> 'lignes'))
    from jsonb_array_elements(p.page -> 'tables') as s), 7::bigint,
  'as many rows as were asked for')
from page p where p.rang = 4;
select is((p.page ->> 'suite') || coalesce(p.page ->> 'empreinte', ' none'), 'true none',
  'a page that is not all has no fingerprint') from page p where p.rang = 4;
with recursive suivante as (
  select 4 as rang, p.page from page p where p.rang = 4
  union all
  select s.rang + 1, pg_temp.lire(s.page ->> 'curseur', 7)
  from suivante s where (s.page ->> 'suite')::boolean
)
select is((select sum(jsonb_array_length(s -> 'lignes'))
    from suivante u cross join jsonb_array_elements(u.page -> 'tables') as s),
  (select sum(jsonb_array_length(s -> 'lignes'))
   from jsonb_array_elements(pg_temp.lire(null) -> 'tables') as s), 'page after page: all of it');

-- A member left, and the opening of the table did not change: the page lists every key of the
-- table.
update utilisateur.groupement_agent set en_cours = true
where utilisateur_id = essai.id('agent ESSAI');
insert into page (page) select pg_temp.lire(null);
delete from replica.statut_parcelle;
delete from replica.parcelle;
select is((select s -> 'lignes' || (s -> 'etendue')
    from jsonb_array_elements(pg_temp.lire(p.page ->> 'curseur') -> 'tables') as s
    where s ->> 'nom' = 'parcelle'), '[{"apres": null, "jusqua": null}]', 'who left is not named')
from page p where p.rang = 5;

-- The page of seven stopped inside a table, and the opening of this table changed since.
with texte as (
  select (core.tourner_page(jsonb_build_object('curseur', p.page -> 'curseur'))).apres ->> 0 as dit
  from page p where p.rang = 4
)
select is((select pg_temp.lire(core.curseur(jsonb_build_array(regexp_replace(
    t.dit, ';>(\w+) (\d+) \w+ ', ';>\1 \2 abc ')))) #> '{tables,0,etendue,apres}' from texte t
  where t.dit ~ ';>\w+ \d+ '), 'null', 'begun anew where what opens it changed meanwhile');

select * from finish();
rollback;
