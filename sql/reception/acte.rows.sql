-- Acts on a reception, by its state. Act `annuler` is performed on its lot.
-- Spec: receptions#reception.
-- Chosen: docs/decisions/0023-receptions.md.
select acte.tenir('reception', jsonb_agg(s)) from (
  values
    ('modifier', '{brouillon}'::text[], null, 'stock.manage', 'receptions_modifier'),
    ('soumettre', '{brouillon}', 'en_attente', 'stock.manage', 'receptions_soumettre'),
    ('valider', '{en_attente}', 'validée', 'stock.manage', 'receptions_valider'),
    ('deroger', '{en_attente}', null, 'reception.derogate', 'receptions_deroger'),
    ('rejeter', '{brouillon,en_attente}', 'rejetée', 'stock.manage', 'receptions_rejeter'),
    ('annuler', '{brouillon,en_attente,validée}', 'rejetée', 'stock.manage', null),
    ('corriger', '{en_attente,validée}', null, 'stock.manage', 'receptions_corriger'),
    ('devalider', '{validée}', 'en_attente', 'stock.manage', 'receptions_devalider')
) as s (acte, de, vers, permission, porte);
