-- Refuses while the entity that a command named is unknown.
-- Spec: Control queue, reference_inconnue. Chosen: «confirmation is refused while it is unknown».
-- Refuses: reference_toujours_inconnue.
create or replace function controle.exiger_reference(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from commande.reference r
    where r.entite = p_controle.details ->> 'entite' and r.id = (p_controle.details ->> 'id')::uuid
    union all
    select from commande.commande c where c.reference_provisoire = p_controle.details ->> 'reference_provisoire'
  ) then
    raise sqlstate 'TR409' using message = 'reference_toujours_inconnue', detail = p_controle.details::text;
  end if;
end
$$;
