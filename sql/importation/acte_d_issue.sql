-- Returns the route that leads out where a record stands on an import: the act that takes it back,
-- else the act that ends its use or corrects it in its place. A record with a history of its own
-- (a contract that was activated, a client or a supplier that changed, an account) stays and is put
-- out of use; a later state of a plot is corrected by another one of its date. Null if there is
-- none, or if the import itself is named.
-- Spec: imports#annulation, corrections#issues.
-- Chosen: docs/decisions/0206-issues-des-imports.md.
create or replace function importation.acte_d_issue(
  p_entite text, p_id uuid, p_ids uuid[]) returns text
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_acte text := case when p_id <> all (p_ids) then commande.acte_de_reprise(p_entite, p_id) end;
begin
  return coalesce(v_acte, case p_entite
    when 'revision' then 'POST /v1/conformite/statuts'
    when 'validation' then 'POST /v1/capacites'
    when 'capacite' then 'POST /v1/capacites'
    when 'contrat' then (
      select format('POST /v1/contrats/%s/clore', c.id) from contrat.contrat c
      where c.id = p_id and c.statut = 'actif')
    when 'client' then (
      select format('POST /v1/clients/%s/desactiver', c.id) from client.client c
      where c.id = p_id and upper_inf(c.actif_pendant))
    when 'fournisseur' then (
      select format('POST /v1/fournisseurs/%s/desactiver', f.id) from fournisseur.fournisseur f
      where f.id = p_id and upper_inf(f.actif_pendant))
    when 'utilisateur' then (
      select format('POST /v1/utilisateurs/%s/desactiver', u.id) from utilisateur.utilisateur u
      where u.id = p_id and upper_inf(u.actif_pendant))
    when 'certificat' then format('POST /v1/certificats/%s/statut', p_id)
    when 'producteur' then (
      select format(case when p.fusionne_dans is null then 'POST /v1/producteurs/%s/groupement'
                         else 'POST /v1/producteurs/%s/defusionner' end, p.id)
      from producteur.producteur p where p.id = p_id)
    when 'rattachement' then (
      select format('POST /v1/producteurs/%s/groupement', r.producteur_id)
      from producteur.rattachement r where r.id = p_id)
    when 'parcelle' then format('POST /v1/parcelles/%s/transferer', p_id)
    when 'lot' then format('POST /v1/lots/%s/annuler', p_id) end);
end
$$;
