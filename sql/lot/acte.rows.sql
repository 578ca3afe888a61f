-- The matrix of a lot: each act with its starting states and its resulting state, and the acts that
-- require a state without changing it. An act without a permission accompanies another record: a
-- draft is submitted with its reception, and a lot is consumed by the expedition that empties it. A
-- devalidation returns to the state before the validation, or gives a reception a new lot.
-- Spec: lots#passages.
-- Chosen: to move a lot or to judge its quality is no act on its state, and is not offered as one.
select acte.tenir('lot', jsonb_agg(s)) from (
  values
    ('soumettre', '{brouillon}'::text[], 'en_attente', null, null, 'lot.changer_statut', null),
    ('valider', '{en_attente}', 'validé', 'stock.manage', 'lots_valider', 'lot.agir', null),
    ('rejeter', '{en_attente}', 'rejeté', 'stock.manage', 'lots_rejeter', 'lot.agir', null),
    ('annuler', '{brouillon,en_attente,validé,quarantaine}', 'annulé', 'stock.manage',
     'lots_annuler', 'lot.agir', null),
    ('consommer', '{validé}', 'consommé', null, null, 'lot.changer_statut', null),
    ('mettre_en_quarantaine', '{validé}', 'quarantaine', 'stock.manage', 'lots_quarantaine', null,
     null),
    ('liberer', '{quarantaine}', 'validé', 'stock.release_quarantine', 'lots_liberer', null, null),
    ('devalider', '{validé}', null, 'stock.manage', 'lots_devalider', null, null),
    ('archiver', '{validé,consommé,rejeté}', 'archivé', 'stock.manage', 'lots_archiver',
     'lot.agir', null),
    ('deplacer', '{brouillon,en_attente,validé,quarantaine,rejeté,annulé}', null, 'stock.manage',
     'lots_deplacer', null, false),
    ('juger', '{brouillon,en_attente,validé,consommé,quarantaine,rejeté}', null,
     'certification.manage', 'lots_qualites', null, false)
) as s (acte, de, vers, permission, porte, fonction, offert);
