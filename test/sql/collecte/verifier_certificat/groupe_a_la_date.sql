-- Spec: collectes#certificat: the certificate is that of the producer's group at the date.
begin;
set local role metier;
select plan(2);
select essai.preparer();
select module.activer('certification', essai.t(-200));

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('autre'), 'G2', 'Autre');
insert into certificat.certificat (organisation_id, numero, organisme, groupement_id,
  referentiel_code, categorie, valide_du, valide_au, valide_pendant, cree_le)
values (core.organisation_id(), 'N', 'O', essai.id('groupement ESSAI'), 'AB', 'Végétaux',
  '2026-01-01', '2026-05-01',
        tstzrange(essai.t(-150), essai.t(-31)), essai.t(-150));
select is(essai.motifs(essai.collecter('avant')), 'reference_inactive',
  'its group''s certificate has ended');
insert into producteur.rattachement (organisation_id, producteur_id, ancien_id, groupement_id, le,
  raison, auteur_id, enregistre_le)
values (core.organisation_id(), essai.id('Kossi'), essai.id('groupement ESSAI'), essai.id('autre'),
  essai.t(-5), 'x', essai.id('rsci ESSAI'), essai.t(-5));
select is(essai.motifs(essai.collecter('après')), null,
  'it was in another group then, of which no certificate is asked');

select * from finish();
rollback;
