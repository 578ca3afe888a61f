-- Spec: lots#qualites-admises: a place that does not admit the lot refuses it at birth and at
-- validation.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();

select is(essai.recevoir('x', '{c1}',
    jsonb_build_object('emplacement_id', essai.place('Q', 'conventionnel'))),
  '409 qualite_non_admise', 'at birth');
select is(essai.recevoir('r'), 'en_attente', 'a place that admits all');
insert into emplacement.qualite_admise values (core.organisation_id(), essai.place(), 'conversion');
select is(essai.traiter_reception('r', 'valider'), '409 qualite_non_admise',
  'which no longer does');
select is((select count(*) from numerotation.numero_officiel n where n.nature = 'REC'), 0::bigint,
  'no number is spent');

select * from finish();
rollback;
