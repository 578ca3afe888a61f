-- The kinds of events, in order: the record that an event is about, the route that shows the
-- record, and the words for people.
-- Spec: webhooks#genres.
-- Chosen: docs/decisions/0195-webhooks.md.
with souhait (genre, rang, entite, chemin, libelle_fr, libelle_en) as (
  values
    ('collecte.acceptee', 1, 'collecte', '/v1/collectes/:id', 'Collecte acceptée',
     'Collection accepted'),
    ('controle.ouvert', 2, 'controle', '/v1/controles/:id', 'Contrôle ouvert', 'Control opened'),
    ('controle.leve', 3, 'controle', '/v1/controles/:id', 'Contrôle levé', 'Control lifted'),
    ('lot.valide', 4, 'lot', '/v1/lots/:id', 'Lot validé', 'Lot validated'),
    ('lot.en_quarantaine', 5, 'lot', '/v1/lots/:id', 'Lot en quarantaine', 'Lot in quarantine'),
    ('lot.libere', 6, 'lot', '/v1/lots/:id', 'Lot libéré', 'Lot released'),
    ('reception.changee', 7, 'reception', '/v1/receptions/:id', 'Réception : nouvel état',
     'Reception: new state'),
    ('vente.changee', 8, 'vente', '/v1/ventes/:id', 'Vente : nouvel état', 'Sale: new state'),
    ('expedition.changee', 9, 'expedition', '/v1/expeditions/:id', 'Expédition : nouvel état',
     'Expedition: new state'),
    ('rappel.change', 10, 'rappel', '/v1/rappels/:id', 'Rappel : nouvel état',
     'Recall: new state'),
    ('paiement.change', 11, 'paiement', '/v1/paiements/:id', 'Paiement : nouvel état',
     'Payment: new state'),
    ('certificat.prend_fin', 12, 'certificat', '/v1/certificats/:id', 'Certificat qui prend fin',
     'Certificate that ends'),
    ('document.pret', 13, 'document', '/v1/documents/:id', 'Document prêt', 'Document ready'),
    ('dossier.pret', 14, 'dossier', '/v1/dossiers-audit/:id', 'Dossier d''audit prêt',
     'Audit dossier ready'),
    ('journal.scelle', 15, 'sceau', '/v1/journal/sceaux/:id', 'Journal scellé', 'Journal sealed'),
    ('declaration_eudr.changee', 16, 'declaration_eudr', '/v1/declarations-eudr/:id',
     'Déclaration EUDR : nouvel état', 'EUDR statement: new state'),
    ('essai', 17, 'webhook', '/v1/webhooks/:id', 'Essai', 'Test')
),
ferme as (
  delete from webhook.genre g
  where not exists (select from souhait s where s.genre = g.genre)
)
insert into webhook.genre as g (genre, rang, entite, chemin, libelle_fr, libelle_en)
select s.genre, s.rang, s.entite, s.chemin, s.libelle_fr, s.libelle_en from souhait s
on conflict (genre) do update
  set rang = excluded.rang, entite = excluded.entite, chemin = excluded.chemin,
      libelle_fr = excluded.libelle_fr, libelle_en = excluded.libelle_en
  where (g.rang, g.entite, g.chemin, g.libelle_fr, g.libelle_en)
    is distinct from (excluded.rang, excluded.entite, excluded.chemin, excluded.libelle_fr,
                      excluded.libelle_en);
