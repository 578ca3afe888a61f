-- Spec: receptions#rapprochement: a reference that is no longer expected settles nothing.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select from essai.reception_de('libre', 1000);
insert into reception.apport (organisation_id, reception_id, rang, reference_provisoire, quantite_g,
  recu_g, annule_le)
values (core.organisation_id(), essai.id('reception libre'), 1, 'BR-ESSAI-20260601-9001', 1000,
  1000, essai.t());
select from essai.collecter('a', '{}', '{"reference_provisoire": "BR-ESSAI-20260601-9001"}');
select is((select a.collecte_id from reception.apport a), null,
  'a reception that was reversed expects nothing');
select is(essai.tenu('garde'), 'ANANAS 100000', 'the agent holds it');

select * from finish();
rollback;
