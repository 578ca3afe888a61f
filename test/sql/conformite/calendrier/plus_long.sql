-- Spec: conformite-et-certificats#grille: the calendar comes from the packs in force; if two
-- campaigns are open, the longer time counts.
begin;
set local role metier;
select plan(4);
select essai.preparer();

select is_empty($$ select from conformite.calendrier('AB', essai.t()) $$,
  'a pack without grids has none');
select essai.grille();
create function pg_temp.duree() returns text language sql as $$
  select string_agg(c.etat_code || ' ' || c.duree_mois, ', ' order by c.rang)
  from conformite.calendrier('AB', essai.t()) as c
$$;
select is(pg_temp.duree(), 'C1 0, C2 12, C3 24, AB 36', 'by rank');
select campagne.creer(essai.id('autre'), 'C2', 'Autre', 2026, '2026-01-01', '2026-12-31',
  pack.publier(essai.document_pack('3.0.0')
  || '{"grilles_conformite": [{"code": "long", "referentiel": "AB",
        "conversion": [{"etat": "C1", "duree_mois": 0}, {"etat": "C2", "duree_mois": 18}]}]}',
  essai.t(-90)), essai.t(-90));
select is(pg_temp.duree(), 'C1 0, C2 12, C3 24, AB 36', 'not of a campaign that is not open');
select numerotation.definir_modele('[{"type": "nature"}, {"type": "texte", "valeur": "-"},
    {"type": "code_campagne"},
  {"type": "texte", "valeur": "-"}, {"type": "produit"}, {"type": "texte", "valeur": "-"},
    {"type": "sequence", "chiffres": 4}]', essai.t(-80));
select campagne.ouvrir(essai.id('autre'), essai.t(-70));
select is(pg_temp.duree(), 'C1 0, C2 18, C3 24, AB 36', 'the longer of both');

select * from finish();
rollback;
