-- Returns the paths of a pack document that are only displayed and that no rule reads, together
-- with the members below them. A difference that `pack.comparer` finds there changes no calculation
-- of an organization.
-- Spec: editeur#differences.
-- Why: docs/sans-effet.md lists each path with its reason, except labels.
create or replace function pack.sans_effet() returns text[]
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  select '{
    version,
    libelle_fr,
    libelle_en,
    referentiels[].libelle,
    referentiels[].etats[].libelle_fr,
    referentiels[].etats[].libelle_en,
    produits[].nom_fr,
    produits[].nom_en,
    produits[].unite_code,
    produits[].attributs[].libelle_fr,
    produits[].attributs[].libelle_en,
    produits[].attributs[].ordre,
    arbre_activites[].libelle_fr,
    arbre_activites[].libelle_en,
    grilles_conformite[].code,
    grilles_conformite[].libelle_fr,
    grilles_conformite[].libelle_en,
    grilles_conformite[].exigences,
    formulaires_inspection[].libelle_fr,
    formulaires_inspection[].libelle_en,
    formulaires_inspection[].cible,
    formulaires_inspection[].questions[].libelle_fr,
    formulaires_inspection[].questions[].libelle_en,
    formulaires_inspection[].questions[].unite,
    formulaires_inspection[].questions[].choix[].libelle_fr,
    formulaires_inspection[].questions[].choix[].libelle_en,
    intrants_autorises[].libelle_fr,
    intrants_autorises[].libelle_en,
    intrants_autorises[].categorie,
    constats[].libelle_fr,
    constats[].libelle_en,
    constats[].cible
  }'::text[]
$$;
