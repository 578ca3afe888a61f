-- Spec: numerotation#apercu: GET /v1/numerotation/apercu: 409 `segment_manquant`: no frozen model,
-- or a missing company prefix that the model uses.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into numerotation.modele
values (core.organisation_id(), 2,
  '[{"type": "prefixe_entreprise", "actif": true}, {"type": "texte", "valeur": "-"},
  {"type": "nature"}, {"type": "produit"}, {"type": "annee_campagne"},
    {"type": "sequence", "chiffres": 3}]', essai.t());
update campagne.campagne set modele_numerotation_version = 2;
select throws_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'TR409',
  'segment_manquant',
  'no prefix');
update organisation.organisation set prefixe_entreprise = 'COOP';
select lives_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'with the prefix');
update campagne.campagne set modele_numerotation_version = null;
select throws_ok($$ select numerotation.apercu('C26', 'ANANAS', 'MP') $$, 'TR409',
  'segment_manquant',
  'no model');

select * from finish();
rollback;
