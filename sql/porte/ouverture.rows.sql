-- The ways to open a call, each with its rights.
-- Spec: identites-et-droits#permission.
-- Chosen: docs/decisions/0055-portes-en-lignes.md.
with souhait (code, appel) as (
  values
    ('lecture', 'utilisateur.exiger_lecture(p_appelant, now(), %s)'),
    ('permission', 'utilisateur.exiger_permission(p_appelant, now(), %s)'),
    ('ecriture', 'utilisateur.exiger_ecriture(p_appelant, now(), %s)'),
    ('acte', 'utilisateur.exiger_ecriture(p_appelant, now(), %s)'),
    ('membre', 'utilisateur.exiger_actif(p_appelant, now())'),
    ('lecteur', 'utilisateur.exiger_lecteur(p_appelant, now())'),
    ('porteur', 'utilisateur.identifier_porteur(p_appelant, '
                || '(p_requete ->> ''appareil_id'')::uuid, now())'),
    ('editeur', 'utilisateur.exiger_editeur(p_appelant, now(), %s)')
)
insert into porte.ouverture as o (code, appel)
select code, appel from souhait
on conflict (code) do update set appel = excluded.appel
  where o.appel is distinct from excluded.appel;
