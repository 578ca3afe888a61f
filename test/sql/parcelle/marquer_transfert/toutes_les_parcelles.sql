-- Spec: terrain#transfert: a plot knows if it was transferred; for an older plot its transfers are
-- read, and a collection consumes the same capacity.
begin;
set local role metier;
select plan(7);
select essai.preparer();
select essai.producteur('Afi');
create function pg_temp.transferee() returns boolean language sql as $$
  select p.transferee from parcelle.parcelle p where p.id = essai.id('parcelle Kossi')
$$;
create function pg_temp.titulaire() returns uuid language sql as $$
  select capacite.titulaire(jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'),
    'producteur_id', essai.id('Afi'), 'campagne_id', essai.id('campagne ESSAI')))
$$;

select is(pg_temp.transferee(), false, 'one that was registered since never did');
select is(pg_temp.titulaire(), essai.id('Afi'), 'who delivers draws on what is theirs');
insert into parcelle.transfert (organisation_id, parcelle_id, ancien_id, producteur_id, le,
  enregistre_le, auteur_id, raison)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('Afi'),
  essai.id('Kossi'), essai.t(-1), essai.t(-1), essai.id('rsci ESSAI'), 'essai');
select is(pg_temp.transferee(), true, 'one that went to another producer did');
select is(pg_temp.titulaire(), essai.id('Kossi'), 'and is drawn on by who holds it at the end');
select is(parcelle.producteur_au(essai.id('parcelle Kossi'), essai.t(-2)), essai.id('Afi'),
  'before that day it was another one''s');
update parcelle.parcelle p set transferee = null where p.id = essai.id('parcelle Kossi');
select is(pg_temp.titulaire(), essai.id('Kossi'), 'the same of one that says nothing');
select is(parcelle.producteur_au(essai.id('parcelle Kossi'), essai.t(-2)), essai.id('Afi'),
  'and of whose it was');

select * from finish();
rollback;
