-- Fixtures of the decisions that lift controls: one command for every motif, and for every decision
-- a request that succeeds.

create function essai.payload_corrige(p_nom text, p_champs jsonb default '{}') returns jsonb
language sql as $$
  select jsonb_build_object('type', 'collecte.enregistrer', 'version_schema', 2, 'payload',
    essai.payload_collecte(p_nom, p_champs))
$$;
comment on function essai.payload_corrige(text,
  jsonb) is 'The part of a request that carries a whole corrected collection.';

create function essai.provoquer(p_motif text) returns void language plpgsql as $$
begin
  case p_motif
    when 'capacite_depassee' then perform essai.collecter('x', essai.kg(1000001));
    when 'doublon_identite' then
      perform essai.faire('producteur.enregistrer', 'premier',
        '{"piece_identite": {"type": "cni", "numero": "B 12", "pays": "BJ"}}');
      perform essai.faire('producteur.enregistrer', 'x',
        '{"piece_identite": {"type": "cni", "numero": "b12", "pays": "BJ"}}');
    when 'polygone_invalide' then
      perform essai.mesurer_kossi();
      perform essai.faire('parcelle.relever', 'x', jsonb_build_object('releve',
        essai.releve('x',
          '{"type": "Polygon", "coordinates": [[[2,6],[2.001,6.001],[2.001,6],[2,6.001],[2,6]]]}',
          1)));
    when 'chevauchement_parcelle' then
      perform essai.faire('parcelle.enregistrer', 'voisine');
      perform essai.faire('parcelle.relever', 'x',
        jsonb_build_object('releve', essai.releve('x', essai.ailleurs('voisine'))));
    when 'modification_concurrente' then
      perform essai.faire('producteur.modifier', 'collègue',
        '{"champs": {"localite": "Savalou", "sexe": "M"}}', '{}', 'collègue');
      perform essai.faire('producteur.modifier', 'x',
        '{"champs": {"localite": "Dassa", "sexe": "F"}}');
    when 'ecart_calcul' then
      perform essai.collecter('x',
        '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
    when 'apres_revocation' then
      perform appareil.revoquer(essai.id('appareil ESSAI'), 'perdu', essai.t(0, '06:00'));
      perform essai.collecter('x');
    when 'hors_ligne_depasse' then
      perform essai.collecter('x', '{}', '{}',
        jsonb_build_object('synchro_precedente', essai.t(-8)));
    when 'droit_manquant' then
      update utilisateur.ensemble_permission
      set incluse_pendant = tstzmultirange(tstzrange(null, essai.t(0, '06:00')))
      where permission = 'collection.record';
      perform essai.collecter('x');
    when 'horloge_invraisemblable' then
      perform essai.collecter('x', '{}',
        '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
    when 'reference_inconnue' then perform essai.collecter('x',
      jsonb_build_object('contrat_id', essai.id('contrat')));
    when 'reference_inactive' then
      update produit.produit set actif_pendant = '{}' where code = 'ANANAS';
      perform essai.collecter('x');
    when 'dependance_en_controle' then
      perform essai.controler('producteur', essai.id('Kossi'));
      perform essai.collecter('x');
    when 'donnees_illisibles' then perform essai.collecter('x', '{}', '{}', '{}',
      '{"payload": "invalide", "raison": "/pesees"}');
    when 'version_client_obsolete' then perform essai.collecter('x', '{}', '{"version_schema": 0}');
    when 'empreinte_incoherente' then perform essai.collecter('x', '{}', '{}', '{}',
      '{"empreinte_calculee": "ab"}');
    when 'module_inactif' then
      update module.activation set actif_pendant = '{}' where module = 'noyau';
      perform essai.collecter('x');
    when 'piece_manquante' then
      perform essai.collecter('x', '{}', '{}', '{}',
        jsonb_build_object('enveloppe', jsonb_build_object('pieces_jointes',
        jsonb_build_array(jsonb_build_object('fichier_id', essai.id('fichier'), 'sha256', 'aa',
            'role', 'photo')))));
      perform commande.relever_pieces_manquantes(essai.t(15));
    when 'erreur_signalee_agent' then
      perform essai.collecter('collecte');
      perform essai.faire('collecte.signaler_erreur', 'x');
    when 'intrant_non_autorise' then
      perform essai.faire('intrant.remettre', 'x',
        jsonb_build_object('intrant_id', essai.id('urée ESSAI')));
    when 'conflit_interets' then
      perform essai.collecter('collecte');
      perform essai.faire('inspection.enregistrer', 'x');
    when 'parametre_introuvable' then perform essai.collecter('x',
      jsonb_build_object('produit_id', essai.produit('SANSREGLE')));
  end case;
end
$$;
comment
  on function essai.provoquer(text) is
  'Sends the command x of the agent, under control by a motif; needs '
  '`essai.preparer_operations()`.';

create function essai.preparer_correction(p_motif text) returns jsonb language plpgsql as $$
begin
  case p_motif
    when 'polygone_invalide', 'chevauchement_parcelle' then
      perform essai.faire('parcelle.relever', 'nouveau', '{}', essai.capture(essai.t(0, '07:30')));
      return '{}';
    when 'reference_inconnue' then
      insert into contrat.contrat (organisation_id, id, code, campagne_id, groupement_id, statut,
        actif_pendant, devise, cree_le)
      values (core.organisation_id(), essai.id('contrat'), 'K1', essai.id('campagne ESSAI'),
        essai.id('groupement ESSAI'),
              'actif', '{(,)}', 'XOF', essai.t(-90));
      insert into contrat.ligne (organisation_id, contrat_id, rang, produit_id, quantite_g, prix_kg)
      values (core.organisation_id(), essai.id('contrat'), 1, essai.produit('ANANAS'), 1000000,
        300);
      return '{}';
    when 'reference_inactive' then return essai.payload_corrige('x',
      jsonb_build_object('produit_id', essai.produit('JUS')));
    when 'erreur_signalee_agent' then return '{}';
    when 'dependance_en_controle' then
      perform essai.lever(k.id) from controle.controle k where k.entite_id = essai.id('Kossi');
      return essai.payload_corrige('x');
    else return essai.payload_corrige('x', essai.kg(90000));
  end case;
end
$$;
comment on function essai.preparer_correction(text) is
  'Brings about what a correction of the command x needs, and answers the request''s part.';

create function essai.demande(p_motif text, p_decision text) returns jsonb language plpgsql as $$
begin
  case p_decision
    when 'correction' then return essai.preparer_correction(p_motif);
    when 'regularisation' then update capacite.solde set plafond_g = 1000001
    where producteur_id = essai.id('Kossi');
    when 'valeur_retenue' then return '{"champs": {"localite": "propose", "sexe": "serveur"}}';
    when 'ecart_motive' then return jsonb_build_object('date_operation', case p_motif
      when 'hors_ligne_depasse' then essai.t(-2) else essai.t(0, '05:00') end);
    when 'confirmation' then
      if p_motif = 'reference_inconnue' then
        return essai.preparer_correction(p_motif);
      end if;
    when 'reprise_manuelle' then return essai.payload_corrige('x');
    when 'piece_fournie' then update commande.piece_jointe set recue_le = essai.t(16)
    where commande_id = essai.id('commande x');
    when 'recalcul' then
      insert into pack.parametre (pack_version_id, cle, valeur)
      select c.pack_version_id, 'collecte.refaction.SANSREGLE', '[]' from campagne.campagne c
      where c.id = essai.id('campagne ESSAI');
    else null;
  end case;
  return '{}';
end
$$;
comment on function essai.demande(text,
  text) is
  'Brings about what a decision on the command x needs, and answers what the request says beside '
  'decision and reason.';

create function essai.lever_tous(
  p_compte text, p_commande text, p_motif text, p_decision text, p_demande jsonb default '{}')
  returns text language plpgsql as $$
begin
  return essai.lever(p_compte, p_commande, p_motif, p_decision,
    p_demande || jsonb_build_object('aussi', (
    select jsonb_agg(k.id) from controle.controle k
    where k.commande_id = essai.id('commande ' || p_commande) and k.motif = p_motif
      and k.statut = 'ouvert')));
end
$$;
comment on function essai.lever_tous(text, text, text, text,
  jsonb) is 'Lifts every open control of a command and motif by one call.';

create function essai.ouverts(p_nom text) returns text language sql stable as $$
  select string_agg(k.motif, ',' order by k.motif) from controle.controle k
  where k.commande_id = essai.id('commande ' || p_nom) and k.statut = 'ouvert'
$$;
comment
  on function essai.ouverts(text) is
  'The motifs of a command''s open controls, by commas; null when there are none.';

create function essai.capacites() returns text language sql stable as $$
  select string_agg(format('%s %s %s %s', p.nom, s.matiere_code, s.etat_code, s.consomme_g),
    ', ' order by p.nom, s.matiere_code, s.etat_code)
  from capacite.solde s join producteur.producteur p on p.id = s.producteur_id
  where s.consomme_g <> 0
$$;
comment
  on function essai.capacites() is
  'What is taken from capacities: producer, raw material, quality state, g; null when nothing is.';

create function essai.consommations() returns text language sql stable as $$
  select string_agg(l.ligne, ', ' order by l.ligne)
  from (
    select format('%s %s %s %s', p.nom, k.matiere_code, k.etat_code, sum(k.quantite_g)) as ligne
    from capacite.toute_consommation k join producteur.producteur p on p.id = k.producteur_id
    group by p.nom, k.matiere_code, k.etat_code having sum(k.quantite_g) <> 0) as l
$$;
comment
  on function essai.consommations() is 'The same, summed from the entries: the balances cache it.';

create function essai.comptes() returns text language sql stable as $$
  select string_agg(format('%s %s', l.compte, l.solde), ', ' order by l.compte)
  from (
    select concat_ws(' ', k.genre, p.nom, d.code) as compte, sum(e.quantite_g) as solde
    from matiere.toute_ecriture e
      join matiere.compte k on k.id = e.compte_id
      left join producteur.producteur p on p.id = k.objet_id
      left join produit.produit d on d.id = e.produit_id
    group by 1 having sum(e.quantite_g) <> 0) as l
$$;
comment
  on function essai.comptes() is
  'The balances of the matter accounts that are not zero: kind, producer, product, g.';
