-- Refuses an act on a record in a state, with the refusal code of the act. The details name the act
-- and, if persons act on records of this kind, the acts that are possible. `p_details` adds to
-- these details or replaces them.
-- Spec: service#actes.
-- Chosen: docs/decisions/0054-actes.md.
-- Refuses: the caller gives the code.
create or replace function acte.refuser(
  p_entite text, p_id uuid, p_statut text, p_acte text, p_details jsonb default '{}') returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_refus text := (select a.refus from acte.acte a where a.entite = p_entite and a.acte = p_acte);
begin
  raise sqlstate 'TR409' using message = coalesce(v_refus, 'transition_refusee'),
    detail = (jsonb_build_object(p_entite || '_id', p_id, 'statut', p_statut, 'acte', p_acte)
      || case when exists (select from acte.acte a where a.entite = p_entite and a.offert)
           then jsonb_build_object('possibles', acte.possibles(p_entite, p_statut))
           else '{}' end
      || p_details)::text;
end
$$;
