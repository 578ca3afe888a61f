-- Returns the downgrades of a step: per output and referential, the best state of its inputs and
-- the output's state, if the display category is lowered. Unknown states count as conventional.
-- Spec: etapes#declassement.
create or replace function etape.declassements(p_etape_id uuid) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with ordre as (
      select o.categorie, o.hauteur
      from unnest(array['hors_statut', 'conventionnel', 'conversion', 'bio'])
        with ordinality as o (categorie, hauteur)
    ),
    etat as (
      select e.referentiel_code, e.code, e.rang, o.hauteur
      from conformite.etat e join ordre o on o.categorie = e.categorie_affichage
    ),
    avant as (
      select distinct on (r.code) r.code as referentiel_code, e.code as etat,
             coalesce(e.hauteur, 2) as hauteur
      from etape.entree n
        cross join conformite.referentiel r
        left join lateral lot.etats_courants(n.lot_id) as c on c.referentiel_code = r.code
        left join etat e on e.referentiel_code = r.code and e.code = c.etat_code
      where n.etape_id = p_etape_id
      order by r.code, coalesce(e.hauteur, 2) desc, e.rang desc nulls last
    )
    select coalesce(jsonb_agg(jsonb_build_object(
             'rang', s.rang, 'referentiel_code', a.referentiel_code, 'avant', a.etat,
             'apres', e.code) order by s.rang, a.referentiel_code), '[]')
    from etape.resultats(p_etape_id) as s
      cross join avant a
      left join etat e on e.referentiel_code = a.referentiel_code
        and e.code = s.etats ->> a.referentiel_code
    where a.hauteur > coalesce(e.hauteur, 2));
end
$$;
