-- Applies the retained value of each field in conflict: the server's, or the proposal.
-- Spec: Control queue, modification_concurrente, «retained value, field by field».
-- Refuses: parametre_invalide (`champs` must say `serveur` or `propose` for every field in
--          conflict, and for no other).
create or replace function producteur.retenir_valeurs(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_conflits jsonb := p_controle.details -> 'champs';
  v_choix jsonb := coalesce(p_requete -> 'champs', '{}');
  v_contexte commande.contexte := saisie.relire(p_controle.commande_id);
  v_retenues jsonb;
begin
  if array(select jsonb_object_keys(v_choix) order by 1)
    <> array(select jsonb_object_keys(v_conflits) order by 1)
    or exists (select from jsonb_each_text(v_choix) as c
               where c.value not in ('serveur', 'propose'))
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide', detail = jsonb_build_object(
      'parametre', 'champs',
      'champs', (select jsonb_agg(k) from jsonb_object_keys(v_conflits) as k))::text;
  end if;
  select coalesce(jsonb_object_agg(c.key, v_conflits #> array[c.key, 'propose']), '{}')
  into v_retenues
  from jsonb_each_text(v_choix) as c where c.value = 'propose';
  v_contexte.utilisateur_id := p_decideur_id;
  v_contexte.recue_le := p_le;
  perform constat.ouvrir(p_controle.commande_id, 'producteur', p_controle.entite_id,
    producteur.appliquer_champs(v_contexte, p_controle.entite_id, v_retenues), p_le);
end
$$;
