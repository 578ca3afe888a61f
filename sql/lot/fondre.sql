-- The quality states of matter that is made of several lots: per referential, the lowest of
-- theirs. What one of them knows nothing of is not known of the whole; but it never lifts the
-- category: a state that keeps it down stays, as conventional when it was in conversion.
-- Spec: lots#melange.
-- Chosen: docs/decisions/0025-etapes.md.
create or replace function lot.fondre(p_lot_ids uuid[]) returns jsonb
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
    source as (
      select distinct i.id from unnest(p_lot_ids) as i (id)
    ),
    bas as (
      select distinct on (c.referentiel_code) c.referentiel_code, c.etat_code, o.hauteur,
             count(*) over (partition by c.referentiel_code)
               = (select count(*) from source) as de_tous
      from source l
        cross join lateral lot.etats_courants(l.id) as c
        join conformite.etat e on e.referentiel_code = c.referentiel_code and e.code = c.etat_code
        join ordre o on o.categorie = c.categorie_affichage
      order by c.referentiel_code, e.rang
    ),
    retenu as (
      select coalesce(min(b.hauteur), 2) as hauteur from bas b where b.de_tous
    )
    select coalesce(jsonb_object_agg(b.referentiel_code, case
             when b.de_tous or b.hauteur <= 2 then b.etat_code
             else conformite.etat_declasse(b.referentiel_code) end), '{}')
    from bas b, retenu r
    where b.de_tous or b.hauteur < r.hauteur);
end
$$;
