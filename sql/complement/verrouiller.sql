-- Locks a price complement, and requires the state that an act needs.
-- Spec: paiements#complement.
-- Refuses: complement_inconnu, transition_refusee. Locks: the complement.
create or replace function complement.verrouiller(p_id uuid, p_acte text)
returns complement.complement
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_complement complement.complement;
begin
  select k.* into v_complement from complement.complement k where k.id = p_id for update;
  if v_complement.id is null then
    raise sqlstate 'TR404' using message = 'complement_inconnu';
  end if;
  perform acte.exiger('complement', p_id, v_complement.statut, p_acte);
  return v_complement;
end
$$;
