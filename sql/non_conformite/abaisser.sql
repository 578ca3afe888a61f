-- Revises the quality state of a finding's plot, or of every plot that its member held then, to the
-- states that the pack proposes, from the date of the finding on. No state rises: a plot without a
-- state, or with the same or a lower state, does not change.
-- Spec: registres#declassement.
-- Chosen: docs/decisions/0083-registres.md, docs/decisions/0059-apres-le-verrou.md.
-- Locks: what `conformite.verrouiller_juges` locks, the plots, then what `conformite.reviser`
--        locks.
create or replace function non_conformite.abaisser(
  p_constat non_conformite.non_conformite, p_raison text, p_auteur_id uuid, p_le timestamptz,
  p_controle_id uuid default null) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelles uuid[] := case when p_constat.parcelle_id is null
    then array(select h.id from parcelle.detenues(
                 p_constat.producteur_id, p_constat.date_operation) as h (id))
    else array[p_constat.parcelle_id] end;
  v_parcelle record;
begin
  perform conformite.verrouiller_juges(v_parcelles);
  perform from parcelle.parcelle p where p.id = any (v_parcelles) order by p.id for update;
  for v_parcelle in
    select p.id, d.referentiel, d.etat
    from unnest(v_parcelles) as p (id)
      cross join jsonb_to_recordset(p_constat.declassement) as d (referentiel text, etat text)
      join conformite.etat b on b.referentiel_code = d.referentiel and b.code = d.etat
      join conformite.etat e on e.referentiel_code = d.referentiel
        and e.code = conformite.etat_parcelle(p.id, d.referentiel, p_constat.date_operation)
        and e.rang > b.rang
    order by p.id, d.referentiel
  loop
    perform conformite.reviser(
      v_parcelle.id, v_parcelle.referentiel, v_parcelle.etat, p_constat.date_operation,
      p_raison, p_auteur_id, p_le, p_controle_id);
  end loop;
end
$$;
