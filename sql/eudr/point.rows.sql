-- The points that must hold before a due diligence statement is filed, in words, in the order in
-- which a person reads them. `eudr.juger` judges each.
-- Spec: eudr#completude.
with ligne (rang, code, libelle_fr, libelle_en) as (
  values
    (1, 'marchandises', 'Une marchandise au moins a une masse nette.',
     'At least one of the goods has a net mass.'),
    (2, 'code_nc', 'Chaque produit a un code douanier de l''annexe I.',
     'Each product has a customs code of Annex I.'),
    (3, 'nom_scientifique', 'Chaque produit du bois a un nom scientifique.',
     'Each product of wood has a scientific name.'),
    (4, 'pays', 'Le pays de production est dit.', 'The country of production is set.'),
    (5, 'origine', 'Chaque gramme a une parcelle, ou une référence en amont le couvre.',
     'Each gram has a plot, or is covered by an upstream reference.'),
    (6, 'geometrie', 'Chaque parcelle a une position.', 'Each plot has a position.'),
    (7, 'polygone', 'Chaque parcelle de 4 ha ou plus a un contour.',
     'Each plot of 4 ha or more has an outline.'),
    (8, 'decimales', 'Les positions ont six décimales au plus et sont sur la terre.',
     'Positions have at most six decimals and are on the earth.'),
    (9, 'sommets', 'Aucun contour ne passe deux fois par un sommet.',
     'No outline passes a vertex twice.'),
    (10, 'forme', 'Chaque contour est fermé, et valide après l''arrondi.',
     'Each outline is closed, and valid after rounding.'),
    (11, 'dates', 'Chaque parcelle a des dates de production.',
     'Each plot has dates of production.'),
    (12, 'coupure',
     'Chaque parcelle a une évaluation : sans déforestation depuis le 31 décembre 2020.',
     'Each plot has an assessment: no deforestation since 31 December 2020.')
),
retire as (
  delete from eudr.point p where not exists (select from ligne l where l.code = p.code)
)
insert into eudr.point as p (rang, code, libelle_fr, libelle_en)
select rang, code, libelle_fr, libelle_en from ligne
on conflict (code) do update
  set rang = excluded.rang, libelle_fr = excluded.libelle_fr, libelle_en = excluded.libelle_en
  where p is distinct from excluded;
