-- Moves a producer to another group from an instant on, for the office. Writes a new version of the
-- field, so that a phone's modification based on the former version is a concurrent one. Controls
-- that it makes moot are lifted.
-- Spec: terrain#groupement-du-membre, types-de-commandes#producteur-modifier,
--       file-de-controle#sans-objet.
-- Chosen: docs/decisions/0017-groupements-et-mouvements-de-membres.md.
-- Refuses: producteur_inconnu, groupement_inconnu, meme_groupement, evenement_hors_ordre,
--          parametre_invalide (a date to come).
-- Locks: controls that it may make moot, the producer, then their balances.
create or replace function producteur.changer_groupement(
  p_id uuid, p_requete jsonb, p_auteur_id uuid, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := (p_requete ->> 'groupement_id')::uuid;
  v_date timestamptz := (p_requete ->> 'le')::timestamptz;
  v_a_revoir uuid[];
  v_producteur producteur.producteur;
begin
  v_a_revoir := producteur.a_revoir(
    (select coalesce(p.fusionne_dans, p.id) from producteur.producteur p where p.id = p_id),
    '{groupement_id}', v_date);
  perform constat.tenir(v_a_revoir);
  v_producteur := producteur.verrouiller(p_id);
  perform core.exiger_passe(v_date, p_le);
  if not exists (select from organisation.groupement g where g.id = v_groupement_id) then
    raise sqlstate 'TR404' using message = 'groupement_inconnu';
  elsif v_groupement_id = v_producteur.groupement_id then
    raise sqlstate 'TR409' using message = 'meme_groupement';
  end if;
  perform core.exiger_ordre(v_date, coalesce(
    (select max(r.le) from producteur.rattachement r
     where r.producteur_id = v_producteur.id and not exists (
       select from commande.annulation a where a.commande_id = r.commande_id)),
    v_producteur.cree_le));

  update producteur.producteur p set version = p.version + 1 where p.id = v_producteur.id;
  insert into producteur.champ
    (organisation_id, producteur_id, champ, version, valeur, auteur_id, date_operation,
     enregistre_le)
  values (v_producteur.organisation_id, v_producteur.id, 'groupement_id', v_producteur.version + 1,
          to_jsonb(v_groupement_id), p_auteur_id, v_date, p_le);
  perform producteur.rattacher(v_producteur.id, v_groupement_id, v_date, p_requete ->> 'raison',
                               p_auteur_id, p_le, null);
  perform constat.revoir(v_a_revoir, null, 'un changement de groupement arrivé depuis', p_le);
  perform journal.consigner(p_le, 'producteur.changer_groupement', 'producteur', v_producteur.id,
    jsonb_build_object('ancien_id', v_producteur.groupement_id, 'groupement_id', v_groupement_id,
                       'le', core.horodatage(v_date), 'raison', p_requete -> 'raison'));
  return producteur.detailler(v_producteur.id, p_le);
end
$$;
