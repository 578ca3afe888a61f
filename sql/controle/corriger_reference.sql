-- The correction of an unknown reference: once the entity has arrived, the collection is judged again with it.
-- Spec: Control queue, «reference_inconnue: correction». Chosen: refused while the entity is still unknown.
-- Refuses: reference_toujours_inconnue.
create or replace function controle.corriger_reference(p_controle controle.controle, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from commande.reference r
    where r.entite = p_controle.details ->> 'entite' and r.id = (p_controle.details ->> 'id')::uuid
  ) then
    raise sqlstate 'TR409' using message = 'reference_toujours_inconnue', detail = p_controle.details::text;
  end if;
  perform collecte.resoudre(p_controle.entite_id, p_le);
end
$$;
