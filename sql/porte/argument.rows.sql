-- The SQL expressions that API functions pass to the parameters of rules, by parameter name.
-- Chosen: docs/decisions/0055-portes-en-lignes.md. The clock is a door's to read.
with souhait (parametre, expression) as (
  values
    ('p_appelant', 'p_appelant'),
    ('p_auteur_id', 'v_session.utilisateur_id'),
    ('p_champs', 'p_requete - ''id'''),
    ('p_demande', 'p_requete'),
    ('p_le', 'now()'),
    ('p_requete', 'p_requete'),
    ('p_session', 'v_session')
)
insert into porte.argument as a (parametre, expression)
select parametre, expression from souhait
on conflict (parametre) do update set expression = excluded.expression
  where a.expression is distinct from excluded.expression;
