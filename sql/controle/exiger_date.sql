-- Refuses an impossible operation date in a decision: after the reception of the command, or before
-- its organization existed.
-- Spec: file-de-controle#ecart-motive, file-de-controle#reprise-manuelle.
-- Refuses: parametre_invalide.
create or replace function controle.exiger_date(
  p_controle controle.controle, p_date timestamptz) returns void
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_minimum timestamptz := (
    select o.cree_le from organisation.organisation o where o.id = p_controle.organisation_id);
  v_maximum timestamptz := (
    select c.recue_le from commande.commande c where c.id = p_controle.commande_id);
begin
  if p_date not between v_minimum and v_maximum then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'date_operation', 'minimum', core.horodatage(v_minimum),
      'maximum', core.horodatage(v_maximum))::text;
  end if;
end
$$;
