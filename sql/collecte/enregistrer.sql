-- Records a collection. Repeats the phone's calculation with the campaign's frozen pack, limits the
-- declared quality to the plot's, takes the mass from the producer's capacity, and moves the matter
-- into the agent's custody. The number is taken right before the write, because every device of the
-- campaign waits for the counter. A reception that awaited the collection is settled. Later
-- inspections of the producer by the same agent are examined again.
-- Spec: commandes#ecriture, collectes#collecte.
-- Motifs: ecart_calcul, parametre_introuvable, capacite_depassee, reference_inconnue,
--         reference_inactive.
-- Alerts: rendement_non_calibre, version_pack_differente.
-- Refuses: what `collecte.calculer` refuses; the command is set aside.
-- Why: a row that is first written without its number has all its keys checked twice
--      (docs/performance.md#path). The plot's quality states are read after the plot is locked,
--      because a revision of them locks it too; the group after the balance, because a change of
--      the producer's group, and a merge, lock the balance too. For a collection of a batch, a
--      task records the message (docs/performance.md#rows); a command that is processed again later
--      has no batch.
-- Locks: the plot, the producer's balance, the provisional reference, the numbering counter, then
--        what `reception.rapprocher` locks.
-- Calls up: reception.est_attendue, reception.rapprocher.
create or replace function collecte.enregistrer(p_contexte commande.contexte) returns commande.effet
language plpgsql
as $$
declare
  v_id uuid := (p_contexte.payload ->> 'collecte_id')::uuid;
  v_refs jsonb := p_contexte.refs;
  v_campagne_id uuid := (v_refs ->> 'campagne_id')::uuid;
  v_produit_id uuid := (v_refs ->> 'produit_id')::uuid;
  v_producteur_id uuid := (v_refs ->> 'producteur_id')::uuid;
  v_figee collecte.campagne_figee := collecte.figee(p_contexte);
  v_groupement_id uuid;
  v_titulaire_id uuid;
  v_calcul record;
  v_qualite record;
  v_capacite record;
  v_numero text;
  v_alertes text[];
  v_attendue boolean;
  v_mouvement_id uuid;
  v_constats commande.constat[];
begin
  v_calcul := collecte.calculer(v_figee, p_contexte.payload);
  v_titulaire_id := capacite.titulaire(v_refs);
  v_qualite := collecte.qualifier(
    v_figee.referentiel_capacite, (v_refs ->> 'parcelle_id')::uuid, p_contexte.date_operation,
    p_contexte.payload -> 'qualite_declaree', (p_contexte.regles).etats);
  v_capacite := collecte.imputer(
    p_contexte, v_titulaire_id, v_figee.produit, v_qualite.etat_capacite, v_calcul.net_g);
  v_groupement_id := producteur.groupement_au(v_producteur_id, p_contexte.date_operation, v_refs);
  v_constats := v_calcul.constats || v_qualite.constats || v_capacite.constats
    || collecte.examiner(p_contexte)
    || collecte.verifier_certificat(v_groupement_id, v_qualite.etats, p_contexte.date_operation,
                                    (p_contexte.regles).etats);
  v_alertes := collecte.alerter(p_contexte, v_figee.versions_pack);
  v_attendue := reception.est_attendue(p_contexte.reference_provisoire);
  v_mouvement_id := collecte.deplacer_matiere(p_contexte, v_id, v_calcul.net_g);

  if v_campagne_id is not null and v_produit_id is not null then
    v_numero := numerotation.attribuer(v_campagne_id, 'MP', v_produit_id, 'collecte', v_id,
                                       p_contexte.recue_le, v_figee.modele);
    if v_numero is null then
      v_constats := v_constats || ('parametre_introuvable', null, null,
                                   '{"parametre": "numero_officiel"}')::commande.constat;
    end if;
  end if;
  v_id := collecte.ecrire(p_contexte, v_id, v_groupement_id, v_calcul.net_g,
                          v_calcul.refaction_g, v_qualite.etats, v_numero,
                          v_capacite.titulaire_id, v_capacite.matiere_code,
                          v_qualite.etat_capacite, v_capacite.quantite_g);
  if ((p_contexte.regles).types ? p_contexte.type) is not true then
    perform collecte.annoncer(p_contexte.organisation_id, v_id, 1, v_producteur_id,
                              p_contexte.recue_le);
  end if;
  if inspection.est_a_revoir(p_contexte.utilisateur_id, v_producteur_id,
                             p_contexte.date_operation) then
    perform inspection.reprendre_conflits(p_contexte.utilisateur_id, v_producteur_id,
                                          p_contexte.date_operation, p_contexte.recue_le);
  end if;
  if v_attendue then
    v_constats := v_constats || reception.rapprocher(
      v_id, p_contexte.reference_provisoire, p_contexte.utilisateur_id, p_contexte.date_operation,
      p_contexte.recue_le);
  end if;
  return (v_constats, v_alertes, v_numero, 'collecte',
          jsonb_build_object('collecte', v_id))::commande.effet;
end
$$;
