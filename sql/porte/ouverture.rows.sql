-- The ways in which a door opens a call, each with the rights that its row names.
-- Spec: Authentication, «administration routes additionally need a permission, read from the store
--       on every request». Chosen: docs/decisions/0055-portes-en-lignes.md.
with souhait (code, session, appel) as (
  values
    ('lecture', true, 'utilisateur.exiger_lecture(p_appelant, now(), %s)'),
    ('permission', true, 'utilisateur.exiger_permission(p_appelant, now(), %s)'),
    ('ecriture', true, 'utilisateur.exiger_ecriture(p_appelant, now(), %s)'),
    ('acte', true, 'utilisateur.exiger_ecriture(p_appelant, now(), %s)'),
    ('membre', true, 'utilisateur.exiger_actif(p_appelant, now())'),
    ('porteur', true, 'appareil.identifier_porteur(p_appelant, '
                      || '(p_requete ->> ''appareil_id'')::uuid, now())'),
    ('editeur', false, 'utilisateur.exiger_editeur(p_appelant, now(), %s)')
)
insert into porte.ouverture as o (code, session, appel)
select code, session, appel from souhait
on conflict (code) do update set session = excluded.session, appel = excluded.appel
  where (o.session, o.appel) is distinct from (excluded.session, excluded.appel);
