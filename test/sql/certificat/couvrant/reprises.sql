-- Spec: conformite-et-certificats#couverture: lines from earlier versions cover the same operations
-- after the migration of the database.
begin;
select plan(6);
set local role metier;
select essai.preparer();
select essai.certifier('libre', '2026-01-01', '2026-12-31', '{}', null),
  essai.certifier('vend', '2026-01-01', '2026-12-31', '{}', null),
       essai.certifier('vide', '2026-01-01', '2026-12-31', '{}', null);

reset role;
alter table organisation.organisation drop column pays cascade;
alter table certificat.portee drop constraint portee_effet, drop constraint portee_dimension;
alter table certificat.portee disable trigger user;
delete from certificat.portee;
alter table certificat.portee enable trigger user;
alter table certificat.portee drop column effet_pendant cascade, drop column anterieure cascade,
  alter column activite set not null;
drop table certificat.activite cascade;
set local role metier;
insert into certificat.portee (organisation_id, certificat_id, activite, site, unite, produit_id,
  ajoutee_le)
select c.organisation_id, c.id, case c.numero when 'vend' then 'vente' else 'Cueillette' end,
  'Ailleurs', 'U9',
       case c.numero when 'vend' then essai.produit('ANANAS') end, essai.t(90)
from certificat.certificat c where c.numero <> 'vide';
set local role proprietaire;
\set migration `ls migrations/committed/*-portee.sql`
\i :migration
reset role;
insert into certificat.activite values ('vente', 'distribution');

set local role metier;
create function pg_temp.couvrants(p_produit text, p_activites text[]) returns text
language sql as $$
  select string_agg(c.numero, ', ' order by c.numero)
  from certificat.couvrant(null, null, essai.produit(p_produit), p_activites, 'principal', '{M1}',
    essai.t()) as c
$$;
select is(pg_temp.couvrants('ANANAS', '{production}'), 'libre, vend',
  'a reception is asked the product alone');
select is(pg_temp.couvrants('JUS', '{production}'), 'libre', 'which is asked');
select is(pg_temp.couvrants('ANANAS', '{distribution}'), 'vend',
  'a sale is asked for a word that names it');
select is(pg_temp.couvrants('ANANAS', '{export}'), 'vend', 'to another country too');
select is((select count(*) from certificat.portee p where p.anterieure and p.effet_pendant = '(,)'),
  2::bigint, 'they hold from the beginning');
select certificat.etendre((select c.id from certificat.certificat c where c.numero = 'vide'),
  '[{"site": "Ailleurs"}]', essai.id('rsci ESSAI'), essai.t(-1));
select is(pg_temp.couvrants('ANANAS', '{production}'), 'libre, vend',
  'a line of today is judged as it stands');

select * from finish();
rollback;
