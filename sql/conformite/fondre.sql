-- Returns the quality states of mixed matter: under each referential, the lowest state of all
-- parts. If some parts have no state under a referential, the mixture has none there, with two
-- exceptions, since adding matter raises nothing. A state below conventional stays. A state also
-- stays if it is lower than every state of its part under the referentials that all parts share;
-- conversion is then lowered to conventional. `p_produits_melanges` (different products are mixed):
-- conversion becomes conventional.
-- Spec: lots#melange, etapes#qualite.
-- Chosen: docs/decisions/0123-chiffres-justes.md.
create or replace function conformite.fondre(p_etats jsonb[], p_produits_melanges boolean)
returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with entree as (
      select distinct i.etats from unnest(p_etats) as i (etats)
    ),
    etat as (
      select i.etats, e.referentiel_code, e.code, e.rang,
             array_position('{hors_statut,conventionnel,conversion,bio}', e.categorie_affichage)
               as hauteur,
             count(*) over (partition by e.referentiel_code)
               = (select count(*) from entree) as de_tous
      from entree i
        cross join lateral jsonb_each_text(i.etats) as k
        join conformite.etat e on e.referentiel_code = k.key and e.code = k.value
    ),
    situe as (
      select t.*, coalesce(min(t.hauteur) filter (where t.de_tous) over (partition by t.etats), 2)
               as commune
      from etat t
    ),
    bas as (
      select distinct on (s.referentiel_code) s.referentiel_code, s.code, s.hauteur, s.de_tous,
             bool_or(s.de_tous or s.hauteur < greatest(s.commune, 2))
               over (partition by s.referentiel_code) as retenu
      from situe s
      order by s.referentiel_code, s.rang
    )
    select coalesce(jsonb_object_agg(b.referentiel_code, case
             when b.hauteur = 3 and (p_produits_melanges or not b.de_tous)
               then conformite.etat_declasse(b.referentiel_code)
             else b.code end), '{}')
    from bas b where b.retenu);
end
$$;
