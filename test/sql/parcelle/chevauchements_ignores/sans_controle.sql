-- Spec: terrain#chevauchement: two overlapping plots without any control could not have their
-- capacities validated today: each is listed, until the pair is compared.
begin;
select plan(6);
set local role metier;
select essai.preparer_operations();

create function pg_temp.ignores(p_nom text) returns text language sql as $$
  select array_to_string(parcelle.chevauchements_ignores(essai.id(p_nom)), ',')
$$;
create function pg_temp.jugees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.apres -> 'chevauchements',
      e.details #>> '{chevauchements,0,autre_id}', e.acte), ', ')
  from capacite.jugees_autrement(array(select c.id from capacite.capacite c
      where c.statut = 'validee')) as e
$$;
select essai.faire('parcelle.relever', 'ici',
  jsonb_build_object('parcelle_id', essai.id('parcelle Kossi'),
  'releve', essai.releve('ici', essai.rectangle(12.1, 6.4))), essai.capture(essai.t(0, '05:10')));
insert into parcelle.culture (organisation_id, parcelle_id, produit_declare, produit_id, part_cp)
select core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 10000 on conflict do nothing;
select essai.capacite_validee();
select is(pg_temp.jugees(), null, 'a validated capacity on a plot of its own');
select essai.faire('parcelle.enregistrer', 'voisine',
  jsonb_build_object('releve', essai.releve('voisine', essai.rectangle(12.1, 6.4))),
  essai.capture(essai.t(0, '05:20')));
select is(pg_temp.ignores('parcelle Kossi') || pg_temp.ignores('voisine'), '',
  'an overlap that was found is in the queue');
reset role;
set local session_replication_role = replica;
delete from controle.controle where motif = 'chevauchement_parcelle';
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.ignores('parcelle Kossi'), essai.id('voisine')::text,
  'one that no rule of before found');
select is(pg_temp.ignores('voisine'), essai.id('parcelle Kossi')::text, 'is one of both plots');
select is(pg_temp.jugees(), '1 ' || essai.id('voisine') || ' a survey of the plots',
  'whose capacity could not be validated');
update campagne.campagne set statut = 'cloturee';
select is(pg_temp.jugees(), null, 'a campaign that is closed is over');

select * from finish();
rollback;
