-- Spec: replication#dates: contracts and certificates that ended are removed from the phones.
begin;
set local role metier;
select plan(4);
select essai.preparer();

insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise,
  cree_le)
values (core.organisation_id(), essai.id('court'), 'K1', essai.id('campagne ESSAI'), 'actif',
  tstzmultirange(tstzrange(essai.t(-1), essai.t(1))), 'XOF', essai.t()),
       (core.organisation_id(), essai.id('sans fin'), 'K2', essai.id('campagne ESSAI'), 'actif',
         '{(,)}', 'XOF', essai.t());
insert into certificat.certificat (organisation_id, numero, organisme, referentiel_code, categorie,
  valide_du, valide_au, valide_pendant, cree_le)
values (core.organisation_id(), '1', 'O', 'AB', 'c', '2026-01-01', '2026-06-01',
  tstzrange(essai.t(-99), essai.t(1)), essai.t());
select replica.tourner(essai.t());
select is(replica.tourner(essai.t(1) - interval '1 ms'), 0::bigint, 'nothing is over');
select is(replica.tourner(essai.t(1)), 2::bigint, 'one of each is');
select results_eq($$ select c.code from contrat.contrat c where c.echu $$, $$ values ('K1') $$,
  'the contract that ended');
select is(replica.tourner(essai.t(2)), 0::bigint, 'once');

select * from finish();
rollback;
