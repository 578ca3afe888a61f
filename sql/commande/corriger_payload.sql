-- Judges the records of a control's command again with a corrected payload.
-- Spec: file-de-controle#correction.
-- Chosen: docs/decisions/0046-corrections-et-annulations.md.
-- Refuses: what `commande.corriger` refuses.
create or replace function commande.corriger_payload(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform commande.corriger(p_controle, (p_requete ->> 'version_schema')::integer,
                            p_requete -> 'payload', p_requete ->> 'empreinte', null, p_decideur_id,
                            p_le);
end
$$;
