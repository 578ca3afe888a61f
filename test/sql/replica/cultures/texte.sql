-- Replication, "rules use no joins": the crops of a plot travel with it, as text.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select is(replica.cultures(core.organisation_id(), essai.id('parcelle Kossi')), '[]', 'none');
insert into parcelle.culture values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'), essai.produit('ANANAS'), 6000);
select is((select r.cultures::jsonb from replica.parcelle r where r.id = essai.id('parcelle Kossi')),
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 6000)), 'one');
update parcelle.culture set part_cp = 7000 where parcelle_id = essai.id('parcelle Kossi');
select is((select r.cultures::jsonb #> '{0,part_cp}' from replica.parcelle r where r.id = essai.id('parcelle Kossi')), '7000', 'changed');

select * from finish();
rollback;
