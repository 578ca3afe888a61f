-- Spec: replication#copies: the crops of a plot are sent with it, as text.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select is(replica.cultures(essai.id('parcelle Kossi')), '[]', 'none');
insert into parcelle.culture
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.produit('ANANAS'),
  essai.produit('ANANAS'), 6000);
select is((select r.cultures::jsonb from replica.parcelle r
    where r.id = essai.id('parcelle Kossi')),
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 6000,
      'strate', 'principal', 'cycle', null)), 'one, with its stratum and cycle');
update parcelle.culture set part_cp = 7000 where parcelle_id = essai.id('parcelle Kossi');
select is((select r.cultures::jsonb #> '{0,part_cp}' from replica.parcelle r
    where r.id = essai.id('parcelle Kossi')), '7000', 'changed');

insert into parcelle.assolement (organisation_id, id, parcelle_id, le, raison, auteur_id,
  enregistre_le)
values (core.organisation_id(), essai.id('jachère'), essai.id('parcelle Kossi'), essai.t(-1),
  'jachère', essai.id('admin ESSAI'), essai.t());
create function pg_temp.copie() returns jsonb
language sql as $$ select r.cultures::jsonb from replica.parcelle r
  where r.id = essai.id('parcelle Kossi') $$;
select is(pg_temp.copie(), '[]', 'a declaration that names no crop reaches the phones too');
insert into parcelle.culture (organisation_id, parcelle_id, assolement_id, produit_declare,
  produit_id, part_cp, strate, cycle)
values (core.organisation_id(), essai.id('parcelle Kossi'), essai.id('jachère'),
  essai.produit('ANANAS'), essai.produit('ANANAS'), 500, 'associe', 2);
select is(pg_temp.copie(),
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('ANANAS'), 'part_cp', 500,
      'strate', 'associe', 'cycle', 2)), 'the latest declaration alone');
select is_empty('select * from replica.ecarts()', 'as the register has it');

select * from finish();
rollback;
