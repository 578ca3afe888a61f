-- The correction of a control: a corrected payload goes through the same rules; without one, what
-- the command named and was unknown must have arrived, and its keys are resolved; a plot's shape is
-- corrected by a later survey.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: correction_attendue (nothing to correct by), and what `controle.corriger_payload`,
--          `controle.resoudre_reference`, `controle.exiger_cultures` and `controle.exiger_releve`
--          refuse.
create or replace function controle.corriger(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_requete -> 'payload' is not null then
    perform controle.corriger_payload(p_controle, p_requete, p_decideur_id, p_le);
  elsif p_controle.motif = 'reference_inconnue' then
    perform controle.resoudre_reference(p_controle, p_requete, p_decideur_id, p_le);
  elsif p_controle.details ->> 'raison' = 'parts_de_cultures' then
    perform controle.exiger_cultures(p_controle, p_requete, p_decideur_id, p_le);
  elsif p_controle.motif in ('polygone_invalide', 'chevauchement_parcelle')
    or p_controle.motif = 'ecart_calcul' and p_controle.entite = 'parcelle' then
    perform controle.exiger_releve(p_controle, p_requete, p_decideur_id, p_le);
  else
    raise sqlstate 'TR400' using message = 'correction_attendue',
      detail = '{"parametre": "payload"}';
  end if;
end
$$;
