-- The documents that each act of the office on a record updates: documents of the record, or of the
-- record to which it belongs. Updating a document establishes it, or makes it invalid.
-- Spec: documents#etablissement.
-- Chosen: docs/decisions/0078-documents.md.
with souhait (entite, acte, type) as (
  values
    ('reception', 'valider', 'bon_reception'),
    ('reception', 'devalider', 'bon_reception'),
    ('reception', 'annuler', 'bon_reception'),
    ('reception', 'redresser', 'bon_reception'),
    ('reception', 'corriger', 'bon_reception'),
    ('lot', 'juger', 'bon_reception'),
    ('lot', 'valider', 'etiquette_lot'),
    ('lot', 'valider', 'etiquette_rouleau'),
    ('lot', 'liberer', 'etiquette_lot'),
    ('lot', 'liberer', 'etiquette_rouleau'),
    ('lot', 'juger', 'etiquette_lot'),
    ('lot', 'juger', 'etiquette_rouleau'),
    ('lot', 'deplacer', 'etiquette_lot'),
    ('lot', 'deplacer', 'etiquette_rouleau'),
    ('lot', 'devalider', 'etiquette_lot'),
    ('lot', 'devalider', 'etiquette_rouleau'),
    ('lot', 'rejeter', 'etiquette_lot'),
    ('lot', 'rejeter', 'etiquette_rouleau'),
    ('lot', 'annuler', 'etiquette_lot'),
    ('lot', 'annuler', 'etiquette_rouleau'),
    ('expedition', 'valider', 'attestation'),
    ('expedition', 'valider', 'liste_colisage'),
    ('expedition', 'corriger', 'attestation'),
    ('expedition', 'corriger', 'liste_colisage'),
    ('expedition', 'devalider', 'attestation'),
    ('expedition', 'devalider', 'liste_colisage'),
    ('eudr', 'numeroter', 'attestation'),
    ('eudr', 'numeroter', 'liste_colisage'),
    ('eudr', 'retirer', 'attestation'),
    ('eudr', 'retirer', 'liste_colisage'),
    ('rappel', 'executer', 'avis_rappel')
),
fermee as (
  delete from document.acte a where not exists (
    select from souhait s where (s.entite, s.acte, s.type) = (a.entite, a.acte, a.type))
)
insert into document.acte (entite, acte, type)
select s.entite, s.acte, s.type from souhait s
on conflict do nothing;
