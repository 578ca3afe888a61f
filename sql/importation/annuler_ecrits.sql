-- Takes back records that a command type would have written, as the cancellation of a command does.
-- Controls of other records that depend on them are judged again.
-- Spec: imports#annulation, file-de-controle#repose.
-- Locks: the records, by id, each with the controls that rest on it before it.
create or replace function importation.annuler_ecrits(
  p_type text, p_champ text, p_ids uuid[], p_raison text, p_auteur_id uuid, p_le timestamptz)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
  v_contexte commande.contexte;
  v_reposent uuid[];
begin
  foreach v_id in array p_ids loop
    v_contexte := importation.contexte(
      p_type, jsonb_build_object(p_champ, v_id), null, p_le, p_auteur_id, p_le);
    v_reposent := commande.tenir_reposent(null, v_contexte);
    perform commande.annuler_type(p_type, v_contexte, p_auteur_id, p_le);
    perform commande.juger_sans(v_id, v_reposent, 'annulation', p_raison, p_auteur_id, p_le);
  end loop;
end
$$;
