-- Prepares the plans of a connection before it serves: sets up an organization that no other
-- session sees, sends a collection as its phone, and rolls everything back. Returns the outcome of
-- the collection.
-- Spec: commandes#traitement.
-- Chosen: docs/performance.md#reads.
-- Refuses: what `numerotation.definir_modele` refuses, what `campagne.ouvrir` refuses.
-- Why: a statement of a function is planned when it first runs, and a foreign key check when a row
--      is first written. The function reads only a version of a pack; without one there is no
--      campaign, and nothing is planned. The envelope has the spaces that phones write, and the
--      batch has two commands, so that the reads at the start of a batch are planned too.
-- Locks: that pack, shared.
create or replace function v1.echauffer() returns jsonb
language plpgsql security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = 'force_generic_plan'
as $$
declare
  v_le timestamptz := now();
  v_pack uuid := (select p.id from pack.pack_version p
                  where not exists (
                    select from pack.retrait r where r.pack_version_id = p.id)
                  order by p.id limit 1);
  v_id uuid := overlay(gen_random_uuid()::text placing '7' from 15 for 1);  -- as a phone's
  -- Each call writes different codes, so that two calls do not wait for each other.
  v_code text := 'E' || upper(left(md5(v_id::text), 7));
  v_liasse commande.liasse;
  v_envoi jsonb;
  v_enveloppe text;
  v_issue jsonb;
begin
  if v_pack is null then
    return null;
  end if;
  perform organisation.creer(v_id, v_code, 'E', 'fr', 'UTC', 'XOF', v_le);
  perform numerotation.definir_modele('[{"type": "nature"}, {"type": "produit"},
    {"type": "annee_campagne"}, {"type": "sequence", "chiffres": 4}]', v_le);
  perform campagne.creer(v_id, 'E', 'E', 2000, '2000-01-01', '9998-12-31', v_pack, v_le);
  perform campagne.ouvrir(v_id, v_le);
  perform utilisateur.creer(v_id, 'e', 'E', v_le);
  perform utilisateur.attribuer(v_id, 'agent_collecte', tstzrange(v_le, null), null);
  perform set_config('sillon.utilisateur_id', v_id::text, true);
  insert into appareil.appareil
    (organisation_id, id, utilisateur_id, code_court, enrole_le, derniere_synchro,
     synchro_precedente, lot_plein_le)
  values (v_id, v_id, v_id, v_code, v_le, v_le, v_le, v_le);
  insert into organisation.groupement (organisation_id, id, code, nom)
  values (v_id, v_id, 'E', 'E');
  insert into producteur.producteur
    (organisation_id, id, groupement_declare, groupement_id, nom, prenoms, telephone, cree_le)
  values (v_id, v_id, v_id, v_id, 'E', 'E', '+22900000000', v_le);
  insert into parcelle.parcelle
    (organisation_id, id, producteur_declare, producteur_id, groupement_id, nom,
     surface_declaree_m2, cree_le)
  values (v_id, v_id, v_id, v_id, v_id, 'E', 10000, v_le);

  v_envoi := collecte.exemple(v_id, v_code, (
    select p.id from produit.produit p where p.est_matiere_premiere order by p.code limit 1),
    v_le);
  v_enveloppe := replace(((v_envoi -> 'entete') || (v_envoi - 'entete'))::text, '": ', '":');
  v_liasse := commande.ouvrir_liasse(
    (v_id, v_id, true)::utilisateur.session, v_id, v_le, array[v_enveloppe, v_enveloppe]);
  v_issue := commande.traiter(v_liasse, v_enveloppe, jsonb_build_object(
    'entete', v_envoi -> 'entete', 'empreinte_calculee', v_envoi #> '{entete,empreinte}',
    'payload', 'valide', 'raison', null, 'version_pack', null));
  perform v1.sync_clore(v_liasse, false, 'E');
  assert false, 'all of it is taken back';
exception
  when assert_failure then
    return v_issue;
end
$$;
grant execute on function v1.echauffer() to api;
