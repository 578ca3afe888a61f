-- The kinds of imports: a row of each is written by the office act, or the command, that makes one
-- such record.
-- Chosen: docs/decisions/0080-imports.md.
select core.tenir_voies('importation', array[
  ('importation.ecrire', null, 'groupements', 'importation.ecrire_groupement'),
  ('importation.ecrire', null, 'producteurs', 'importation.ecrire_producteur'),
  ('importation.ecrire', null, 'parcelles', 'importation.ecrire_parcelle'),
  ('importation.ecrire', null, 'fournisseurs', 'importation.ecrire_fournisseur'),
  ('importation.ecrire', null, 'clients', 'importation.ecrire_client'),
  ('importation.ecrire', null, 'rendements', 'importation.ecrire_rendement'),
  ('importation.ecrire', null, 'capacites', 'importation.ecrire_capacite'),
  ('importation.ecrire', null, 'soldes', 'importation.ecrire_solde'),
  ('importation.ecrire', null, 'stock', 'importation.ecrire_stock'),
  ('importation.dependances', null, 'groupements', 'importation.dependances_groupements'),
  ('importation.dependances', null, 'producteurs', 'importation.dependances_producteurs'),
  ('importation.dependances', null, 'parcelles', 'importation.dependances_parcelles'),
  ('importation.dependances', null, 'fournisseurs', 'importation.dependances_fournisseurs'),
  ('importation.dependances', null, 'clients', 'importation.dependances_clients'),
  ('importation.dependances', null, 'rendements', 'importation.dependances_rendements'),
  ('importation.dependances', null, 'capacites', 'importation.dependances_capacites'),
  ('importation.dependances', null, 'soldes', 'importation.dependances_soldes'),
  ('importation.dependances', null, 'stock', 'importation.dependances_stock'),
  ('importation.defaire', null, 'groupements', 'importation.defaire_groupements'),
  ('importation.defaire', null, 'producteurs', 'importation.defaire_producteurs'),
  ('importation.defaire', null, 'parcelles', 'importation.defaire_parcelles'),
  ('importation.defaire', null, 'fournisseurs', 'importation.defaire_fournisseurs'),
  ('importation.defaire', null, 'clients', 'importation.defaire_clients'),
  ('importation.defaire', null, 'rendements', 'importation.defaire_rendements'),
  ('importation.defaire', null, 'capacites', 'importation.defaire_capacites'),
  ('importation.defaire', null, 'soldes', 'importation.defaire_soldes'),
  ('importation.defaire', null, 'stock', 'importation.defaire_stock')
]::core.lien[]);
