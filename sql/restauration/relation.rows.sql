-- Tables with rows in the log, and how they are restored: revoked rights, phones, voided sequences,
-- payments, files that phones deleted once their arrival was confirmed. A right that was granted,
-- and lost by the restoration, must be granted again by a person.
-- Spec: restauration#ce-qui-ne-s-oublie-pas.
-- Chosen: docs/decisions/0093-restauration.md.
with souhait (relation, rang, ensemble, quand, si, cle, lien, colonnes, insere, omises) as (
  values
    ('appareil.appareil', 10, 'appareil.appareil', 'after insert or update of statut', null,
     '{id}'::text[], null, '{statut,revoque_le,raison_revocation}'::text[], true,
     '{derniere_sequence,derniere_synchro,synchro_precedente,lot_plein_le,synchro_entiere,'
     'entiere_precedente}'::text[]),
    ('appareil.code_enrolement', 11, 'appareil.code_enrolement',
     'after update of appareil_id, annule_le', null, '{id}', null, '{appareil_id,annule_le}', false,
     '{}'),
    ('appareil.sequence_annulee', 12, 'appareil.sequence_annulee', 'after insert', null,
     '{appareil_id,sequence}', null, '{}', true, '{}'),
    ('utilisateur.utilisateur', 20, 'utilisateur.utilisateur',
     'after update of statut, actif_pendant', null, '{id}', null, '{statut,actif_pendant}', false,
     '{}'),
    ('utilisateur.changement_statut', 21, 'utilisateur.changement_statut', 'after insert',
     'new.rang > 1', '{utilisateur_id,rang}', null, '{}', true, '{}'),
    ('utilisateur.attribution', 22, 'utilisateur.attribution', 'after update of periode', null,
     '{id}', null, '{periode}', false, '{}'),
    ('utilisateur.attribution_acte', 23, 'utilisateur.attribution_acte', 'after insert',
     'new.acte = ''terminer''', '{attribution_id,rang}', null, '{}', true, '{}'),
    ('utilisateur.groupement_agent', 24, 'utilisateur.groupement_agent', 'after update of fin',
     null, '{id}', null, '{fin,termine_par,termine_le}', false, '{}'),
    ('utilisateur.acces_support', 25, 'utilisateur.acces_support', 'after update of termine_le',
     null, '{id}', null, '{periode,termine_par,termine_le}', false, '{}'),
    ('personne.rattachement', 26, 'personne.rattachement', 'after update of etat',
     'new.etat = ''termine''', '{utilisateur_id}', null,
     '{etat,termine_le,code_empreinte,fournisseur}', false, '{}'),
    ('paiement.compte', 30, 'paiement.paiement', null, null, '{id}',
     'r.id in (select e.compte_id from paiement.ecriture e where e.mouvement_id = p.mouvement_id)',
     '{}', true, '{}'),
    ('paiement.mouvement', 31, 'paiement.paiement', null, null, '{id}', 'r.id = p.mouvement_id',
     '{}', true, '{}'),
    ('paiement.paiement', 32, 'paiement.paiement', 'after insert or update of statut',
     'new.statut <> ''en_attente''', '{id}', null,
     '{statut,valide_le,valide_par,raison,mouvement_id,annule_par}', true, '{}'),
    ('paiement.ecriture', 33, 'paiement.paiement', null, null, '{mouvement_id,rang}',
     'r.mouvement_id = p.mouvement_id', '{}', true, '{}'),
    ('paiement.creance', 34, 'paiement.paiement', null, null, '{id}', 'r.paiement_id = p.id',
     '{}', true, '{}'),
    ('paiement.reglement', 35, 'paiement.paiement', null, null, '{paiement_id,creance_id}',
     'r.paiement_id = p.id', '{}', true, '{}'),
    ('paiement.reste', 36, 'paiement.paiement', null, null, '{creance_id}',
     'r.creance_id in (select s.creance_id from paiement.reglement s where s.paiement_id = p.id
        union all select c.id from paiement.creance c where c.paiement_id = p.id)',
     '{}', true, '{}'),
    ('fichier.envoi', 40, 'fichier.fichier', null, null, '{fichier_id}', 'r.fichier_id = p.id',
     '{sha256,role,type_media,taille_octets,utilisateur_id,appareil_id,demande_le,expire_le,clos}',
     true, '{}'),
    ('fichier.fichier', 41, 'fichier.fichier', 'after insert', null, '{id}', null, '{}', true, '{}')
),
ferme as (
  delete from restauration.relation c
  where not exists (select from souhait s where s.relation = c.relation)
)
insert into restauration.relation as c
  (relation, rang, ensemble, quand, si, cle, lien, colonnes, insere, omises)
select s.relation, s.rang, s.ensemble, s.quand, s.si, s.cle, s.lien, s.colonnes, s.insere, s.omises
from souhait s
on conflict (relation) do update
  set rang = excluded.rang, ensemble = excluded.ensemble, quand = excluded.quand, si = excluded.si,
      cle = excluded.cle, lien = excluded.lien, colonnes = excluded.colonnes,
      insere = excluded.insere, omises = excluded.omises
  where (c.rang, c.ensemble, c.quand, c.si, c.cle, c.lien, c.colonnes, c.insere, c.omises)
    is distinct from (excluded.rang, excluded.ensemble, excluded.quand, excluded.si, excluded.cle,
                      excluded.lien, excluded.colonnes, excluded.insere, excluded.omises);
