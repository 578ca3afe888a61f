-- Spec: numerotation#ambiguite: two models must not give the same numbers: a campaign of code 26
-- numbered by its code, then one opened in 2026 numbered by its year.
begin;
set local role metier;
select plan(1);
select essai.preparer();

update campagne.campagne set code = '26', active_pendant = '{["2025-06-01 00:00+00",)}';
select from numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "-"},
    {"type": "produit"}, {"type": "texte", "valeur": "-"},
  {"type": "code_campagne"}, {"type": "texte", "valeur": "-"},
    {"type": "sequence", "chiffres": 4}]', essai.t(-10));
update campagne.campagne set modele_numerotation_version = 2;
select from numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "-"},
    {"type": "produit"}, {"type": "texte", "valeur": "-"},
  {"type": "annee_campagne"}, {"type": "texte", "valeur": "-"},
    {"type": "sequence", "chiffres": 4}]', essai.t(-9));
select from campagne.creer(essai.id('NOUVELLE'), 'NOUVELLE', 'Nouvelle campagne', 2026,
  '2026-06-01', '2026-12-31', (select c.pack_version_id from campagne.campagne c), essai.t(-9));

select throws_ok($$ select campagne.ouvrir(essai.id('NOUVELLE'), essai.t(-8)) $$, 'TR409',
  'numerotation_ambigue',
  'both campaigns would write MP-ANANAS-26-0001');

select * from finish();
rollback;
