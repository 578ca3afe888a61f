-- Acts on an account, by its status.
-- Spec: identites-et-droits#statut.
-- Chosen: `actif` ⇄ `suspendu`, both → `desactive`, `desactive` → `actif`;
--         docs/decisions/0015-comptes.md.
select acte.tenir('utilisateur', jsonb_agg(s)) from (
  values
    ('suspendre', '{actif}'::text[], 'suspendu', 'users.manage', 'utilisateurs_suspendre',
     'utilisateur_statut_refuse'),
    ('desactiver', '{actif,suspendu}', 'desactive', 'users.manage', 'utilisateurs_desactiver',
     'utilisateur_statut_refuse'),
    ('reactiver', '{suspendu,desactive}', 'actif', 'users.manage', 'utilisateurs_reactiver',
     'utilisateur_statut_refuse'),
    ('reinitialiser_mot_de_passe', '{actif,suspendu}', null, 'users.manage',
     'utilisateurs_reinitialiser_mot_de_passe', 'utilisateur_statut_refuse')
) as s (acte, de, vers, permission, porte, refus);
