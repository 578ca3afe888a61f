-- Takes back quality states. Recorded states are never deleted, so each plot is revised, from the
-- date of its first imported state on, to the state known before the import.
-- Spec: imports#annulation, conformite-et-certificats#statut.
-- Chosen: docs/decisions/0080-imports.md.
-- Refuses: annulation_impossible (what came to stand on one meanwhile).
-- Why: after the revision the plot has only revisions made by the import itself, so dependents are
--      checked before it, while the plots are locked.
-- Locks: what `conformite.verrouiller_juges` locks, the plots by id, then what `conformite.reviser`
--        locks.
create or replace function importation.defaire_statuts(
  p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_dite record;
begin
  perform conformite.verrouiller_juges(array(
    select distinct r.parcelle_id from conformite.revision r where r.id = any (p_ids)));
  perform from parcelle.parcelle p
  where p.id in (select r.parcelle_id from conformite.revision r where r.id = any (p_ids))
  order by p.id for update;
  perform importation.exiger_sans_dependance('statuts', p_ids);
  for v_dite in
    with reprise as materialized (
      select r.parcelle_id, r.referentiel_code, min(r.depuis) as depuis, min(r.rang) as rang,
             max(r.enregistree_le) as enregistree_le
      from conformite.revision r where r.id = any (p_ids)
      group by r.parcelle_id, r.referentiel_code
    ),
    avant as materialized (
      select r.parcelle_id, r.referentiel_code, r.depuis as defait_depuis, d.depuis, d.etat_code,
             d.jusque, r.enregistree_le
      from reprise r
        cross join lateral (
          select s.etat_code, s.depuis, min(s.depuis) over (
                   order by s.rang rows between 1 following and unbounded following) as jusque
          from conformite.revision s
          where s.parcelle_id = r.parcelle_id and s.referentiel_code = r.referentiel_code
            and s.rang < r.rang) as d
    )
    select r.parcelle_id, r.referentiel_code, null as etat_code, r.depuis, r.enregistree_le
    from reprise r
    where not exists (
      select from avant a
      where a.parcelle_id = r.parcelle_id and a.referentiel_code = r.referentiel_code
        and a.etat_code is not null and a.depuis <= r.depuis
        and (a.jusque is null or a.jusque > r.depuis))
    union all
    select a.parcelle_id, a.referentiel_code, a.etat_code, greatest(a.depuis, a.defait_depuis),
           a.enregistree_le
    from avant a
    where (a.jusque is null or a.jusque > greatest(a.depuis, a.defait_depuis))
      and (a.etat_code is not null or a.depuis > a.defait_depuis)
    order by 1, 2, 4, 3 nulls first
  loop
    perform conformite.reviser(
      v_dite.parcelle_id, v_dite.referentiel_code, v_dite.etat_code, v_dite.depuis, p_raison,
      p_auteur_id, greatest(p_le, v_dite.enregistree_le));
  end loop;
end
$$;
