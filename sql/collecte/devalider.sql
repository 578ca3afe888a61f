-- Devalidates a collection: its matter goes back, its capacity is released, and it keeps its number
-- in case it is recorded again.
-- Spec: collectes#devalidation, numerotation#reprise.
create or replace function collecte.devalider(p_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_avant collecte.collecte;
begin
  select c.* into v_avant from collecte.collecte c where c.id = p_id for no key update;
  if v_avant.statut = 'devalidee' then
    return;
  end if;
  perform collecte.liberer_capacite(p_id, p_le);
  perform matiere.deplacer(
    'correction', 'collecte', p_id, matiere.compte_de('garde', v_avant.utilisateur_id),
    matiere.compte_origine(v_avant.producteur_id), v_avant.produit_id, v_avant.net_g,
    current_setting('sillon.utilisateur_id')::uuid, v_avant.date_operation, p_le);
  update collecte.collecte set statut = 'devalidee' where id = p_id;
  perform collecte.reviser_recu(v_avant, p_le);
  perform collecte.reprendre(v_avant, collecte.etats(p_id), p_le);
  perform journal.consigner(p_le, 'collecte.devalider', 'collecte', p_id);
end
$$;
