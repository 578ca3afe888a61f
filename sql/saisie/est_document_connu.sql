-- Returns whether the field document that a control's command names has arrived.
-- Spec: file-de-controle#reference-arrivee.
create or replace function saisie.est_document_connu(p_controle controle.controle) returns boolean
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from commande.commande c
    where c.reference_provisoire = p_controle.details ->> 'reference_provisoire'
      and c.id <> p_controle.commande_id);
end
$$;
