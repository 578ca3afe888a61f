-- Returns the state of each given plot at a date, and its display category: the lowest of its
-- quality states, `conventionnel` when nothing is known, as for a lot. Looks for a survey in force
-- unless the caller says that each plot has one.
-- Spec: terrain#carte, lots#categorie.
create or replace function parcelle.situer(p_ids uuid[], p_relevees boolean, p_le timestamptz)
returns table (parcelle_id uuid, etat text, categorie text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_ordre constant text[] := '{hors_statut,conventionnel,conversion,bio}';
begin
  return query
    with concernee as materialized (
      select c.parcelle_id, array_agg(c.motif) as motifs, bool_or(c.bloquante) as bloquee
      from parcelle.concernees(p_ids) as c group by c.parcelle_id
    )
    select p.id,
           parcelle.etat(
             p.actif_pendant @> p_le, coalesce(c.motifs, '{}'), coalesce(c.bloquee, false),
             p_relevees or exists (
               select from parcelle.polygone_en_vigueur v
               where v.organisation_id = p.organisation_id and v.parcelle_id = p.id)),
           coalesce(v_ordre[(
             select min(array_position(v_ordre, e.categorie_affichage))
             from conformite.statut_parcelle s
               join conformite.etat e
                 on e.referentiel_code = s.referentiel_code and e.code = s.etat_code
             where s.organisation_id = p.organisation_id and s.parcelle_id = p.id
               and s.periode @> p_le)], 'conventionnel')
    from unnest(p_ids) as i (id)
      cross join lateral (
        select d.organisation_id, d.id, d.actif_pendant from parcelle.parcelle d
        where d.id = i.id offset 0) as p
      left join concernee c on c.parcelle_id = p.id;
end
$$;
