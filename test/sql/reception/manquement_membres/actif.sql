-- Spec: receptions#refus-membre: a reception of members' goods checks the status of the members.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

create function pg_temp.manque() returns text language sql as $$
  select m.effet || ' ' || (m.details ->> 'producteurs')
  from reception.manquement_membres(essai.recue('r')) as m
$$;
select essai.collecter('c2', essai.kg(1));
select is(essai.recevoir('r', '{c1,c2,"BR-ESSAI-20260601-0099 5"}', '{"net_g": 100006}'),
  'en_attente', 'two collections of one member, and one that is expected');
select is(pg_temp.manque(), null, 'a member then');
update producteur.producteur p
set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '07:30')));
select is(pg_temp.manque(), null, 'who left after the collection');
update producteur.producteur p
set actif_pendant = tstzmultirange(tstzrange(null, essai.t(0, '06:30')));
select is(pg_temp.manque(), 'refus ["' || essai.id('Kossi') || '"]',
  'who left before it, named once');

select * from finish();
rollback;
