-- Decides the downgrade that a finding proposes, through the control of this finding. Findings open
-- no such controls any more; controls that are still open are decided here.
-- Spec: registres#declassement, file-de-controle#non-conformite.
-- Chosen: docs/decisions/0083-registres.md, docs/decisions/0130-un-constat-propose.md.
-- Refuses: decision_invalide (nothing is proposed any more).
-- Locks: what `non_conformite.abaisser` locks.
create or replace function non_conformite.sanctionner(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constat non_conformite.non_conformite;
begin
  if not non_conformite.peut_declasser(p_controle) then
    raise sqlstate 'TR400' using message = 'decision_invalide',
      detail = jsonb_build_object('motif', p_controle.motif, 'decisions', jsonb_build_array(
        'annulation', 'confirmation'))::text;
  end if;
  select n.* into v_constat from non_conformite.non_conformite n where n.id = p_controle.entite_id;
  perform non_conformite.abaisser(
    v_constat, p_requete ->> 'raison', p_decideur_id, p_le, p_controle.id);
end
$$;
