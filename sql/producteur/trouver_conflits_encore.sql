-- Judges the finding of an open control of a modification again: returns the proposed values that
-- still differ from the register and conflict.
-- Spec: file-de-controle#repose.
-- Motifs: modification_concurrente.
create or replace function producteur.trouver_conflits_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := saisie.relire(p_controle.commande_id);
  v_serveur jsonb := producteur.valeurs(p_controle.entite_id);
  v_conflits jsonb;
begin
  v_conflits := producteur.trouver_conflits(
    v_contexte, p_controle.entite_id, v_contexte.utilisateur_id, (
      select coalesce(jsonb_object_agg(c.key, c.value -> 'propose'), '{}')
      from jsonb_each(p_controle.details -> 'champs') as c
      where c.value -> 'propose' is distinct from v_serveur -> c.key), v_serveur);
  return case when v_conflits = '{}' then '{}'::commande.constat[]
    else array[('modification_concurrente', 'producteur', p_controle.entite_id,
      jsonb_build_object('champs', v_conflits))::commande.constat] end;
end
$$;
