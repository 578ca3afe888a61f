-- Decides the downgrade that the pack proposes for a finding: the quality state of its plot, else
-- of every plot that its member held then, is revised from its date on. It raises no state: what
-- stood as low or lower, or in none, stays as it is.
-- Spec: registres#declassement, file-de-controle#non-conformite.
-- Chosen: docs/decisions/0083-registres.md, docs/decisions/0059-apres-le-verrou.md.
-- Refuses: decision_invalide (nothing is proposed any more).
-- Locks: the plots, then what `conformite.reviser` locks.
create or replace function non_conformite.declasser(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite;
  v_parcelle record;
begin
  if not non_conformite.peut_declasser(p_controle) then
    raise sqlstate 'TR400' using message = 'decision_invalide',
      detail = jsonb_build_object('motif', p_controle.motif, 'decisions', jsonb_build_array(
        'annulation', 'confirmation'))::text;
  end if;
  select n.* into v_constat from non_conformite.non_conformite n where n.id = p_controle.entite_id;
  perform from parcelle.parcelle p
  where p.id = v_constat.parcelle_id
    or v_constat.parcelle_id is null and p.id in (
      select h.id
      from parcelle.detenues(v_constat.producteur_id, v_constat.date_operation) as h (id))
  order by p.id for no key update;
  for v_parcelle in
    select p.id, d.referentiel, d.etat
    from (select v_constat.parcelle_id as id where v_constat.parcelle_id is not null
          union all
          select h.id
          from parcelle.detenues(v_constat.producteur_id, v_constat.date_operation) as h (id)
          where v_constat.parcelle_id is null) as p
      cross join jsonb_to_recordset(v_constat.declassement) as d (referentiel text, etat text)
      join conformite.etat b on b.referentiel_code = d.referentiel and b.code = d.etat
      join conformite.etat e on e.referentiel_code = d.referentiel
        and e.code = conformite.etat_parcelle(p.id, d.referentiel, v_constat.date_operation)
        and e.rang > b.rang
    order by p.id, d.referentiel
  loop
    perform conformite.reviser(
      v_parcelle.id, v_parcelle.referentiel, v_parcelle.etat, v_constat.date_operation,
      p_requete ->> 'raison', p_decideur_id, p_le, p_controle.id);
  end loop;
end
$$;
